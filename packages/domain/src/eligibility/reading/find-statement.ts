/** Where a statement begins before something that is found: no comma by itself, for "our customers, who live in Peru". */
const BEFORE = /[;:] | [–—] |,? (?:but|aber|pero|mas|mais) /gu;

/** What is told of others than who applies, and of the company's own. */
const OTHERS_OWN = /client|kund|usuari|utilisat|usager|buro|bureau|locaux|oficin|sede|escrit|team|equip/iu;

type Stretch = { from: number; to: number };

/** The statement that something found is in, of a sentence without accents. */
export function findStatement(plain: string, { from, to }: Stretch, next: RegExp): Stretch {
  const end = next.exec(plain.slice(to));
  const before = [...plain.slice(0, from).matchAll(BEFORE)].at(-1);
  return {
    from: before ? before.index + before[0].length : 0,
    to: end ? to + end.index : plain.length,
  };
}

/**
 * Whether what makes a sentence say something else is said in the same statement; customers and offices that another one
 * speaks of make no difference.
 *
 * @example isSaidBeside(/kunden/iu, "du lebst in peru, und unsere kunden auch", { from: 0, to: 16 }); // false
 */
export function isSaidBeside(unless: RegExp, plain: string, { from, to }: Stretch): boolean {
  return [...plain.matchAll(new RegExp(unless, `g${unless.flags}`))].some(
    ({ index, 0: said }) => !OTHERS_OWN.test(said) || (index < to && index + said.length > from),
  );
}
