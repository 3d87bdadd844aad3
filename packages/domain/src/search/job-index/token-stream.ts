/** Ends a field: the next one in the order of `SEARCH_FIELDS` begins. */
export const NEXT_FIELD = 0;
/** Stands between words that are no neighbours, so that no phrase reaches across. */
export const GAP = 1;
/** Word codes begin here; the lower the code, the more often the word occurs. */
export const FIRST_WORD = 2;

/** Tokens of document `doc` are `tokens` from `ends[doc]` to `ends[doc + 1]`. */
export interface CollectedTokens {
  readonly tokens: Uint32Array;
  readonly ends: readonly number[];
}

/**
 * The words of every job of a segment in reading order, as codes, seven bits to a byte, the high bit telling
 * that more follow: frequent words have low codes and take one byte. Job `doc` is the bytes from `offsets[doc]`
 * to `offsets[doc + 1]`.
 */
export interface TokenStream {
  readonly bytes: Uint8Array;
  /** One more than there are jobs. */
  readonly offsets: Uint32Array;
}

/** Writes collected tokens by the codes that stand for them. */
export function encodeTokens({ tokens, ends }: CollectedTokens, codes: Uint32Array): TokenStream {
  const offsets = new Uint32Array(ends.length);
  // A code takes five bytes at most, but hardly ever more than two.
  let bytes = new Uint8Array(tokens.length * 2 + 16);
  let length = 0;
  for (let doc = 0; doc + 1 < ends.length; doc += 1) {
    const end = ends[doc + 1] ?? 0;
    if (length + (end - (ends[doc] ?? 0)) * 5 > bytes.length) bytes = grow(bytes, tokens.length * 5);
    for (let at = ends[doc] ?? 0; at < end; at += 1) {
      let rest = codes[tokens[at] ?? 0] ?? 0;
      while (rest > 0x7f) {
        bytes[length] = (rest & 0x7f) | 0x80;
        length += 1;
        rest >>>= 7;
      }
      bytes[length] = rest;
      length += 1;
    }
    offsets[doc + 1] = length;
  }
  return { bytes: bytes.slice(0, length), offsets };
}

function grow(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(needed);
  grown.set(bytes);
  return grown;
}

/** The codes of one job, written to the front of `into`, which must have room for as many as the job has bytes. */
export function decodeTokens({ bytes, offsets }: TokenStream, doc: number, into: Uint32Array): number {
  const end = offsets[doc + 1] ?? 0;
  let found = 0;
  let code = 0;
  let shift = 0;
  for (let at = offsets[doc] ?? 0; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    code |= (byte & 0x7f) << shift;
    if (byte > 0x7f) {
      shift += 7;
    } else {
      into[found] = code;
      found += 1;
      code = 0;
      shift = 0;
    }
  }
  return found;
}

/** One code as its bytes. */
export function encodeCode(code: number): number[] {
  return code > 0x7f ? [(code & 0x7f) | 0x80, ...encodeCode(code >>> 7)] : [code];
}

/** The code whose bytes begin here. */
export function readCode(bytes: Uint8Array, from: number): number {
  let code = 0;
  for (let at = from, shift = 0; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    code |= (byte & 0x7f) << shift;
    if (byte < 0x80) return code;
  }
}

/** Room enough to decode any job of the stream. */
export function createTokenBuffer({ offsets }: TokenStream): Uint32Array {
  let longest = 0;
  for (let doc = 0; doc + 1 < offsets.length; doc += 1) {
    longest = Math.max(longest, (offsets[doc + 1] ?? 0) - (offsets[doc] ?? 0));
  }
  return new Uint32Array(longest);
}
