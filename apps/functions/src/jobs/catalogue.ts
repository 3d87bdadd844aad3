import { FieldValue, type Firestore, type WriteBatch } from "firebase-admin/firestore";

// One small document that is written in the same commit as any change to the jobs: reading it tells an
// instance whether the jobs it keeps in memory are still the jobs that are stored.
const catalogue = (firestore: Firestore) => firestore.doc("catalogue/current");

/** Adds the change of the catalogue to a commit that changes jobs. */
export function touchCatalogue(firestore: Firestore, batch: WriteBatch): void {
  batch.set(catalogue(firestore), { changedAt: FieldValue.serverTimestamp() });
}

/** Moves with every commit that changed jobs (the time of that commit); absent before the first. Costs one read. */
export async function readCatalogueVersion(firestore: Firestore): Promise<string | undefined> {
  const { updateTime } = await catalogue(firestore).get();
  return updateTime && `${updateTime.seconds}.${updateTime.nanoseconds}`;
}
