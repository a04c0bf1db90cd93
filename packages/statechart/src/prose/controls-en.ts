/** The words of the explorable chart's own controls. */
export interface ControlsProse {
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** Said when the lit state changes; from the outermost state to the innermost. */
  now(titles: string[]): string;
}

export const CONTROLS_EN: ControlsProse = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to width',
  now: (titles) => `Now: ${titles.join(', ')}`,
};
