import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/** A moment as Firestore gives it back, as a `Date`. */
export const StoredDate = z.pipe(
  z.instanceof(Timestamp),
  z.transform((time: Timestamp) => time.toDate()),
);
