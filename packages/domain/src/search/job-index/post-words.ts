import { createPostingsBuilder, type Postings } from "./postings.ts";
import { createTokenBuffer, decodeTokens, FIRST_WORD, NEXT_FIELD, type TokenStream } from "./token-stream.ts";

/** For each field of the stream, the documents of each word code: the stream turned inside out. */
export function postWords(stream: TokenStream, documents: number, words: number, fields: number): Postings[] {
  const codes = FIRST_WORD + words;
  const counts = Array.from({ length: fields }, () => new Uint32Array(codes));
  eachWordOfField(stream, documents, codes, fields, (field, code) => {
    const ofField = counts[field];
    if (ofField) ofField[code] = (ofField[code] ?? 0) + 1;
  });
  const builders = counts.map((ofField) =>
    createPostingsBuilder(ofField, documents, (length) => new Uint16Array(length)),
  );
  eachWordOfField(stream, documents, codes, fields, (field, code, doc) => builders[field]?.add(code, doc));
  return builders.map((builder) => builder.finish());
}

/** Calls once for each word of each field of each document, documents ascending. */
function eachWordOfField(
  stream: TokenStream,
  documents: number,
  codes: number,
  fields: number,
  visit: (field: number, code: number, doc: number) => void,
): void {
  const buffer = createTokenBuffer(stream);
  // The document a word was last met in, plus one, for each field.
  const lastMet = new Uint32Array(codes * fields);
  for (let doc = 0; doc < documents; doc += 1) {
    const length = decodeTokens(stream, doc, buffer);
    let field = 0;
    for (let at = 0; at < length; at += 1) {
      const code = buffer[at] ?? 0;
      if (code === NEXT_FIELD) field += 1;
      else if (code >= FIRST_WORD && lastMet[field * codes + code] !== doc + 1) {
        lastMet[field * codes + code] = doc + 1;
        visit(field, code, doc);
      }
    }
  }
}
