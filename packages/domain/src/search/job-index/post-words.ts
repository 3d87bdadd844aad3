import { makePostingsRoom, type Postings } from "./postings.ts";
import { createTokenBuffer, decodeTokens, FIRST_WORD, NEXT_FIELD, type TokenStream } from "./token-stream.ts";

/** For each field of the stream, the documents of each word, by its place in the dictionary: the stream turned inside out. */
export function postWords(
  stream: TokenStream,
  documents: number,
  wordCodes: Uint32Array,
  fields: number,
): Postings[] {
  const codes = FIRST_WORD + wordCodes.length;
  const places = new Uint32Array(codes);
  for (let place = 0; place < wordCodes.length; place += 1) places[wordCodes[place] ?? 0] = place;
  const { keys, ends, counts } = listWordsOfFields(stream, documents, codes, fields);
  return Array.from({ length: fields }, (_, field) => {
    const ofWords = wordCodes.map((code) => counts[field * codes + code] ?? 0);
    const { postings, place } = makePostingsRoom(ofWords, documents);
    placeField(keys, ends, field, { fields, codes }, (code, doc) => place(places[code] ?? 0, doc));
    return postings;
  });
}

/**
 * Each document's different words, field by field, as keys `field * codes + code`; and how many documents have each
 * key. Keys of `doc` in `field` end at `ends[doc * fields + field]`. Read once here and placed from the list, since
 * reading the stream is most of the work.
 */
function listWordsOfFields(stream: TokenStream, documents: number, codes: number, fields: number) {
  // No document has more words than bytes.
  const keys = new Uint32Array(stream.bytes.length);
  const ends = new Uint32Array(documents * fields);
  const counts = new Uint32Array(codes * fields);
  // The document a key was last met in, plus one.
  const lastMet = new Uint32Array(codes * fields);
  const tokens = createTokenBuffer(stream);
  let listed = 0;
  for (let doc = 0; doc < documents; doc += 1) {
    const length = decodeTokens(stream, doc, tokens);
    let field = 0;
    for (let at = 0; at < length; at += 1) {
      const code = tokens[at] ?? 0;
      const key = field * codes + code;
      if (code >= FIRST_WORD && lastMet[key] !== doc + 1) {
        lastMet[key] = doc + 1;
        counts[key] = (counts[key] ?? 0) + 1;
        keys[listed] = key;
        listed += 1;
      } else if (code === NEXT_FIELD) {
        ends[doc * fields + field] = listed;
        field += 1;
      }
    }
  }
  return { keys, ends, counts };
}

/** Puts the documents of one field's keys where room was made for them, by code. */
function placeField(
  keys: Uint32Array,
  ends: Uint32Array,
  field: number,
  { fields, codes }: { readonly fields: number; readonly codes: number },
  place: (code: number, doc: number) => void,
): void {
  const firstKey = field * codes;
  for (let run = field, doc = 0; run < ends.length; run += fields, doc += 1) {
    const end = ends[run] ?? 0;
    for (let at = run === 0 ? 0 : (ends[run - 1] ?? 0); at < end; at += 1) {
      place((keys[at] ?? 0) - firstKey, doc);
    }
  }
}
