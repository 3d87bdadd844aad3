/** A set of document numbers, one bit each; document 0 is the lowest bit of the first 32-bit word. */
export type Bitset = Uint32Array<ArrayBuffer>;

/** Number of 32-bit words needed for this many documents. */
export const wordsFor = (documents: number): number => (documents + 31) >>> 5;

export const createBitset = (words: number): Bitset => new Uint32Array(words);

export function hasBit(bits: Bitset, doc: number): boolean {
  return ((bits[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0;
}

export function setBit(bits: Bitset, doc: number): void {
  const word = doc >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (doc & 31));
}

/** Sets the bits of `[from, to)`. */
export function setRange(bits: Bitset, from: number, to: number): void {
  const firstWhole = Math.min((from + 31) & ~31, to);
  const rest = Math.max(to & ~31, firstWhole);
  for (let doc = from; doc < firstWhole; doc += 1) setBit(bits, doc);
  bits.fill(0xffff_ffff, firstWhole >>> 5, rest >>> 5);
  for (let doc = rest; doc < to; doc += 1) setBit(bits, doc);
}

/** Removes from `target` everything that is not in `other`. */
export function intersect(target: Bitset, other: Bitset): void {
  const { length } = target;
  for (let word = 0; word < length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
}

/** Adds `other` to `target`, starting at the target's word `offset`. */
export function unite(target: Bitset, other: Bitset, offset = 0): void {
  const { length } = other;
  for (let word = 0; word < length; word += 1) {
    target[offset + word] = (target[offset + word] ?? 0) | (other[word] ?? 0);
  }
}

/** Removes everything in `other` from `target`. */
export function subtract(target: Bitset, other: Bitset): void {
  const { length } = target;
  for (let word = 0; word < length; word += 1) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0);
}

export function countBits(bits: Bitset): number {
  let count = 0;
  const { length } = bits;
  for (let word = 0; word < length; word += 1) count += popCount(bits[word] ?? 0);
  return count;
}

/** How many of the `length` documents starting at `from`, a multiple of 32, are in the set. */
export function countFirst(bits: Bitset, from: number, length: number): number {
  const first = from >>> 5;
  const whole = first + (length >>> 5);
  let count = 0;
  for (let word = first; word < whole; word += 1) count += popCount(bits[word] ?? 0);
  const rest = length & 31;
  return rest === 0 ? count : count + popCount((bits[whole] ?? 0) & ((1 << rest) - 1));
}

/** How many documents are in both sets. */
export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0;
  const { length } = a;
  for (let word = 0; word < length; word += 1) count += popCount((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/** Writes the documents of a set, ascending, to the front of `into` and returns that part. */
export function listBits(bits: Bitset, into: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  let found = 0;
  const { length } = bits;
  for (let word = 0; word < length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      into[found] = (word << 5) + 31 - Math.clz32(rest & -rest);
      found += 1;
      rest &= rest - 1;
    }
  }
  return into.subarray(0, found);
}

// Counts the bits of a word in parallel: pairs, nibbles, then bytes (Hacker's Delight, 5-1).
function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
