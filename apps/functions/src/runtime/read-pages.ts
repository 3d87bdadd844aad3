import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

/** All documents of an ordered query, in pages of `size`. */
export async function* readPages(ordered: Query, size: number): AsyncIterable<QueryDocumentSnapshot> {
  const first = ordered.limit(size);
  for (let page = first; ;) {
    const { docs } = await page.get();
    yield* docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < size) return;
    page = first.startAfter(last);
  }
}
