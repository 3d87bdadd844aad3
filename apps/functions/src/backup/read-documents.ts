import { type DocumentSnapshot, FieldPath, type Firestore, type Query } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../account/personal-data.ts";

const PAGE = 300;

/** Collections that lie beneath documents: all of them are a person's. */
const NESTED = Object.values(PERSONAL_DATA)
  .map((place) => place("anybody").split("/"))
  .flatMap(([, , nested]) => nested ?? []);

/** Every document of the database, also those beneath one that is gone. */
export async function* readDocuments(firestore: Firestore): AsyncIterable<DocumentSnapshot> {
  const roots = await firestore.listCollections();
  const nested = NESTED.map((name) => firestore.collectionGroup(name));
  for (const collection of [...roots, ...nested]) yield* readPages(collection);
}

async function* readPages(collection: Query): AsyncIterable<DocumentSnapshot> {
  const first = collection.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = first; ;) {
    const { docs } = await page.get();
    yield* docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < PAGE) return;
    page = first.startAfter(last);
  }
}
