import { isIndexed } from "../../job/is-open.ts";
import { DESCRIPTION, listMarks, listTexts } from "../../job/job-text.ts";
import type { Job } from "../../job/job.ts";
import { assembleSegment } from "./assemble-segment.ts";
import { compareDocuments, readDocument } from "./segment-document.ts";
import { type JobSegment, MAX_SEGMENT_JOBS, openSegment } from "./segment.ts";
import { createWordCollector, type WordCollector } from "./word-collector.ts";

/**
 * Compiles the open jobs that are not hidden as duplicates into one segment. `removed` lists the ids of jobs that are
 * gone but may still be in older segments.
 *
 * @throws RangeError for more than `MAX_SEGMENT_JOBS` jobs.
 * @example
 * // "remotive-8" is gone and another job is new.
 * const changes = buildJobSegment([newJob], ["remotive-8"]);
 * readOpenCards(openJobIndex([segment, changes]), now).map(({ title }) => title); // => ["React developer", "Gardener"]
 */
export function buildJobSegment(jobs: Iterable<Job>, removed: Iterable<string> = []): JobSegment {
  const listed = [...jobs].filter(isIndexed);
  if (listed.length > MAX_SEGMENT_JOBS) {
    throw new RangeError(`${listed.length} jobs are more than the ${MAX_SEGMENT_JOBS} of one segment`);
  }
  const read = listed.map((job) => ({ job, document: readDocument(job) }));
  read.sort((a, b) => compareDocuments(a.document, b.document));
  const collector = createWordCollector();
  for (const { job } of read) {
    const { trade, description } = listMarks(job);
    for (const [field, texts] of listTexts(job).entries()) {
      for (const text of texts) collector.addText(text);
      if (field === DESCRIPTION) addMarks(collector, description);
      collector.endField();
    }
    addMarks(collector, trade);
    collector.endField();
    collector.endDocument();
  }
  const documents = read.map(({ document }) => document);
  return openSegment(
    assembleSegment({ documents, removed, words: collector.words, ...collector.collected() }),
  );
}

function addMarks({ addToken, tokenOf }: WordCollector, marks: readonly string[]): void {
  for (const mark of marks) addToken(tokenOf(mark));
}

/**
 * Compiles any number of jobs into as many segments as they need; no jobs make no segments.
 *
 * @example buildJobSegments(jobs).length; // => 1
 */
export function buildJobSegments(jobs: Iterable<Job>): JobSegment[] {
  const all = [...jobs];
  const groups = Math.ceil(all.length / MAX_SEGMENT_JOBS);
  const size = Math.ceil(all.length / groups);
  return Array.from({ length: groups }, (_, group) =>
    buildJobSegment(all.slice(group * size, (group + 1) * size)),
  );
}
