import { makePostingsRoom, type Postings } from "./postings.ts";
import { createTokenBuffer, decodeTokens, FIRST_WORD, NEXT_FIELD, type TokenStream } from "./token-stream.ts";

/** Inverts the stream: for each field, the documents of each word by its index in the dictionary. */
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
 * Lists each document's distinct words, field by field, as keys `field * codes + code`, and counts the documents of
 * each key. The keys of `doc` in `field` end at `ends[doc * fields + field]`. Decoding the stream is most of the work,
 * so it is done once here.
 */
function listWordsOfFields(stream: TokenStream, documents: number, codes: number, fields: number) {
  // A document has at most as many words as bytes.
  const keys = new Uint32Array(stream.bytes.length);
  const ends = new Uint32Array(documents * fields);
  const counts = new Uint32Array(codes * fields);
  // The document a key was last seen in, plus one.
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

/** Writes the documents of one field's keys into the space allocated for each code. */
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
