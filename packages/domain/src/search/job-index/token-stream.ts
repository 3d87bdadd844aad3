/** Marks the start of the next field in the order of `SEARCH_FIELDS`. */
export const NEXT_FIELD = 0;
/** Separates words that are not adjacent, so that no phrase spans them. */
export const GAP = 1;
/** First word code; frequent words have low codes. */
export const FIRST_WORD = 2;

/** The tokens of document `doc` are `tokens` from `ends[doc]` to `ends[doc + 1]`. */
export interface CollectedTokens {
  readonly tokens: Uint32Array;
  readonly ends: readonly number[];
}

/**
 * The words of every job of a segment in reading order, as variable-length codes: seven bits per byte, the high bit set
 * if more follow, so frequent words take one byte. Job `doc` is the bytes from `offsets[doc]` to `offsets[doc + 1]`.
 */
export interface TokenStream {
  readonly bytes: Uint8Array;
  /** One more than there are jobs. */
  readonly offsets: Uint32Array;
}

/** Encodes collected tokens with their codes. */
export function encodeTokens({ tokens, ends }: CollectedTokens, codes: Uint32Array): TokenStream {
  const offsets = new Uint32Array(ends.length);
  // A code takes up to five bytes, but rarely more than two.
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

/** Decodes the codes of one job to the front of `into`, which must be as long as the job has bytes. */
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

/** Encodes one code. */
export function encodeCode(code: number): number[] {
  return code > 0x7f ? [(code & 0x7f) | 0x80, ...encodeCode(code >>> 7)] : [code];
}

/** Decodes the code that starts here. */
export function readCode(bytes: Uint8Array, from: number): number {
  let code = 0;
  for (let at = from, shift = 0; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    code |= (byte & 0x7f) << shift;
    if (byte < 0x80) return code;
  }
}

/** A buffer large enough to decode any job of the stream. */
export function createTokenBuffer({ offsets }: TokenStream): Uint32Array {
  let longest = 0;
  for (let doc = 0; doc + 1 < offsets.length; doc += 1) {
    longest = Math.max(longest, (offsets[doc + 1] ?? 0) - (offsets[doc] ?? 0));
  }
  return new Uint32Array(longest);
}
