import { expect, test } from '@playwright/test';
import { words } from '../src/book/words.ts';
import { readPage } from '../src/proof/page.ts';
import { type Proof, problems } from '../src/proof/problems.ts';

const page = (body: string, address = '/komando/') => readPage(address, `<body>${body}</body>`);

const good: Proof = {
  pages: [page('<p id="K1.1">Two to ten. See <a href="#KR1">KR1</a>.</p><p id="KR1">Ours.</p>')],
  clauses: ['K1.1'],
  rulings: ['KR1'],
  citations: [{ where: 'example "one"', rule: 'K1.1' }],
  files: new Set(['/komando/index.html', '/print/page.css']),
};

test('a good proof has no problems', () => {
  expect(problems(good)).toEqual([]);
});

test('a rule that is on no page fails the build', () => {
  expect(problems({ ...good, rulings: ['KR1', 'KR2'] })).toEqual([
    'KR2 is in the data and on no page: print it, or take it out of the data',
  ]);
});

test('a rule that is printed twice fails the build', () => {
  const twice = [...good.pages, page('<p id="KR1"></p>', '/again/')];
  expect(problems({ ...good, pages: twice })).toEqual([
    'KR1 is printed 2 times (/komando/, /again/): it must stand in one place',
  ]);
});

test('a clause that nothing cites fails the build', () => {
  expect(problems({ ...good, citations: [] })).toEqual([
    'K1.1 is cited by no example, no chart and no other rule: show it at work',
  ]);
});

test('a citation of a rule that does not exist fails the build, and says where it stands', () => {
  const dangling = [...good.citations, { where: 'example "two", frame 3', rule: 'K9.9' }];
  expect(problems({ ...good, citations: dangling })).toEqual([
    'example "two", frame 3 cites K9.9, which does not exist',
  ]);
  const text = [...good.pages, page('<p>By KR99 you win.</p>', '/more/')];
  expect(problems({ ...good, pages: text })).toEqual(['/more/ speaks of KR99, which does not exist']);
});

test('the rules of another game are held to the same', () => {
  const text = [...good.pages, page('<p id="F4.4a">Lay a card (F4.4d, FR46).</p>', '/front-line/')];
  expect(problems({ ...good, pages: text, clauses: ['K1.1', 'F4.4a', 'F4.4b'] })).toEqual([
    'F4.4b is in the data and on no page: print it, or take it out of the data',
    'F4.4a is cited by no example, no chart and no other rule: show it at work',
    'F4.4b is cited by no example, no chart and no other rule: show it at work',
    '/front-line/ speaks of F4.4d, which does not exist',
    '/front-line/ speaks of FR46, which does not exist',
  ]);
});

test('a link that leads nowhere fails the build', () => {
  const links = [
    ...good.pages,
    page('<a href="/komando/#K7.7">x</a><a href="/none/">y</a><use href="#z"/>', '/more/'),
  ];
  expect(problems({ ...good, pages: links })).toEqual([
    '/more/ links to /komando/#K7.7, and nothing on /komando/ has that id',
    '/more/ links to /none/, and there is no such page',
    '/more/ links to #z, and nothing on /more/ has that id',
  ]);
});

test('a file that is not there, or is elsewhere, fails the build', () => {
  const loads = [
    ...good.pages,
    page(
      '<link rel="stylesheet" href="/print/page.css"><script src="/no.js"></script><img src="https://a.example/b.png">',
      '/more/',
    ),
  ];
  expect(problems({ ...good, pages: loads })).toEqual([
    '/more/ loads /no.js, and there is no such file',
    '/more/ loads https://a.example/b.png from elsewhere',
  ]);
});

test('an id that stands twice on a page fails the build', () => {
  const double = [...good.pages, page('<i id="a"></i><i id="a"></i>', '/more/')];
  expect(problems({ ...good, pages: double })).toEqual(['/more/ has the id a more than once']);
});

test('what the policy forbids fails the build', () => {
  const inline = [
    ...good.pages,
    page('<p style="color:red" onclick="go()">x</p><style>p{}</style><script>1</script>', '/more/'),
  ];
  expect(problems({ ...good, pages: inline })).toEqual([
    '/more/ holds <p style="color:red">, which its policy forbids',
    '/more/ holds <p onclick>, which its policy forbids',
    '/more/ holds an inline <style>, which its policy forbids',
    '/more/ holds an inline <script>, which its policy forbids',
  ]);
});

test('words: emphasis and ids are marked, and nothing else is', () => {
  expect(words('The *last* one in wins (K1.2), see KR14. 4.3, K9.9 and 2*3.')).toEqual([
    { kind: 'text', text: 'The ' },
    { kind: 'emphasis', text: 'last' },
    { kind: 'text', text: ' one in wins (' },
    { kind: 'rule', id: 'K1.2' },
    { kind: 'text', text: '), see ' },
    { kind: 'rule', id: 'KR14' },
    { kind: 'text', text: '. 4.3, K9.9 and 2*3.' },
  ]);
  expect(words('F4.4a, not F4.4x.')).toEqual([
    { kind: 'rule', id: 'F4.4a' },
    { kind: 'text', text: ', not F4.4x.' },
  ]);
});
