import { type DocumentSnapshot, FieldPath, type Firestore } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { readPages } from "../runtime/read-pages.ts";

const PAGE = 300;

/** Subcollections: all of them belong to people. */
const NESTED = Object.values(PERSONAL_DATA)
  .map((place) => place("anybody").split("/"))
  .flatMap(([, , nested]) => nested ?? []);

/** Reads every document of the database, including subcollections of missing documents. */
export async function* readDocuments(firestore: Firestore): AsyncIterable<DocumentSnapshot> {
  const roots = await firestore.listCollections();
  const nested = NESTED.map((name) => firestore.collectionGroup(name));
  for (const collection of [...roots, ...nested])
    yield* readPages(collection.orderBy(FieldPath.documentId()), PAGE);
}
