import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/** Parses a Firestore Timestamp as a `Date`. */
export const StoredDate = z.pipe(
  z.instanceof(Timestamp),
  z.transform((time: Timestamp) => time.toDate()),
);
