import { findDocument } from "./id-table.ts";
import { type JobSegment, readId } from "./segment.ts";

/** For each segment, oldest first, the documents that a newer one replaced or removed. */
export function hiddenDocuments(segments: readonly JobSegment[]): ReadonlySet<number>[] {
  const gone = new Set<string>();
  const hidden = segments.toReversed().map((segment, fromNewest) => {
    const docs = new Set<number>();
    const isOldest = fromNewest === segments.length - 1;
    for (const id of gone) {
      const doc = findDocument(segment, id);
      if (doc !== undefined) docs.add(doc);
    }
    for (const id of segment.removed) gone.add(id);
    // The oldest segment, usually by far the largest, hides nothing, so its ids are not needed.
    if (!isOldest) for (let doc = 0; doc < segment.size; doc += 1) gone.add(readId(segment, doc));
    return docs;
  });
  return hidden.toReversed();
}
