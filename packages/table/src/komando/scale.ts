/** Where a number stands on what is drawn of it. */
import { komandoNumbers } from '@komradery/cards';

/** Marks of life are 7 wide, 2 apart, and 5 apart in the middle, so that they are counted at a glance. */
const MARK = 9;
const MIDDLE = 3;

/** The right end of the nth mark of life; 0 for none. */
export const markEnd = (n: number): number =>
  n <= 0 ? 0 : Math.min(n, LIFE_MARKS) * MARK - 2 + (n > LIFE_MARKS / 2 ? MIDDLE : 0);

/** K3.1: nobody has more life than at the start (K4.7). */
export const LIFE_MARKS = komandoNumbers.life;
/** K3.2 */
export const GROUP_MOST = komandoNumbers.group;

/** The place of a group on its ruler, 0 to {@link GROUP_MOST} from left to right; what is below 0 stands at 0. */
export const rulerAt = (group: number): number => 12 + 10 * Math.max(0, Math.min(group, GROUP_MOST));
