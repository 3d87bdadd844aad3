import { buildRecord } from "../../filter/filter-kinds.ts";
import { TEXT_NAMES } from "../../filter/filter-names.ts";
import { assembleSegment } from "./assemble-segment.ts";
import { readValues } from "./columns.ts";
import { countWords, readWord } from "./dictionary.ts";
import { hiddenDocuments } from "./hidden-documents.ts";
import { compareDocuments, type SegmentDocument } from "./segment-document.ts";
import { type JobSegment, MAX_SEGMENT_JOBS, openSegment, readId } from "./segment.ts";
import { createTokenBuffer, decodeTokens, FIRST_WORD } from "./token-stream.ts";
import { createWordCollector, type WordCollector } from "./word-collector.ts";

/**
 * Merges segments, given oldest first, into one with the same contents, without the jobs that newer ones hide. Words
 * and columns are copied, so no job is read again. `oldest` says that no older segment remains, so removed ids need not
 * be kept.
 *
 * @throws RangeError if more than `MAX_SEGMENT_JOBS` jobs remain.
 * @example
 * const base = mergeJobSegments([segment, buildJobSegment([newJob], ["remotive-8"])], { oldest: true });
 * readOpenCards(openJobIndex([base]), now).map(({ title }) => title); // => ["React developer", "Gardener"]
 */
export function mergeJobSegments(
  segments: readonly JobSegment[],
  { oldest }: { readonly oldest: boolean },
): JobSegment {
  const hidden = hiddenDocuments(segments);
  const entries = segments.flatMap((segment, at) =>
    Array.from({ length: segment.size }, (_, doc) => doc)
      .filter((doc) => hidden[at]?.has(doc) !== true)
      .map((doc) => ({ at, doc, document: copyDocument(segment, doc) })),
  );
  if (entries.length > MAX_SEGMENT_JOBS) {
    throw new RangeError(`${entries.length} jobs are more than the ${MAX_SEGMENT_JOBS} of one segment`);
  }
  entries.sort((a, b) => compareDocuments(a.document, b.document));
  const collector = createWordCollector();
  const copiers = segments.map((segment) => createTokenCopier(segment, collector));
  for (const { at, doc } of entries) {
    copiers[at]?.(doc);
    collector.endDocument();
  }
  return openSegment(
    assembleSegment({
      documents: entries.map(({ document }) => document),
      removed: oldest ? [] : listGone(segments, entries),
      words: collector.words,
      ...collector.collected(),
    }),
  );
}

/** The ids these segments hide in older ones, except for jobs in the merged segment itself. */
function listGone(
  segments: readonly JobSegment[],
  entries: readonly { readonly document: SegmentDocument }[],
): Set<string> {
  const gone = new Set(segments.flatMap(({ removed }) => removed));
  for (const segment of segments)
    for (let doc = 0; doc < segment.size; doc += 1) gone.add(readId(segment, doc));
  for (const { document } of entries) gone.delete(document.id);
  return gone;
}

/** Copies a document's tokens to the collector, renumbering its words. */
function createTokenCopier(segment: JobSegment, collector: WordCollector): (doc: number) => void {
  const { dictionary, wordCodes, tokens } = segment;
  const tokenOfCode = new Uint32Array(FIRST_WORD + countWords(dictionary));
  for (let mark = 0; mark < FIRST_WORD; mark += 1) tokenOfCode[mark] = mark;
  for (let place = 0; place < countWords(dictionary); place += 1) {
    tokenOfCode[wordCodes[place] ?? 0] = collector.tokenOf(readWord(dictionary, place));
  }
  const buffer = createTokenBuffer(tokens);
  return (doc) => {
    const length = decodeTokens(tokens, doc, buffer);
    for (let at = 0; at < length; at += 1) collector.addToken(tokenOfCode[buffer[at] ?? 0] ?? 0);
  };
}

function copyDocument(segment: JobSegment, doc: number): SegmentDocument {
  const { columns, cards } = segment;
  const [place] = readValues(columns.places, doc);
  const [pay] = readValues(columns.pay, doc);
  if (!place || !pay) throw new RangeError("a job's place or pay is not in its segment's table");
  return {
    id: readId(segment, doc),
    publishedAt: columns.publishedAt[doc] ?? 0,
    expiresAt: columns.expiresAt[doc] ?? 0,
    firstSeenAt: columns.firstSeenAt[doc] ?? 0,
    texts: buildRecord<SegmentDocument["texts"]>(TEXT_NAMES, (name) => readValues(columns.texts[name], doc)),
    place,
    pay,
    card: cards.bytes.subarray(cards.offsets[doc], cards.offsets[doc + 1]),
  };
}
