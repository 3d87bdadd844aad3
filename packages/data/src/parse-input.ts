import * as z from "zod/mini";

import { DataError } from "./data-error.ts";

/** What a caller hands over, by its schema. @throws DataError `invalid-argument` naming the field that does not fit. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".") || undefined;
  throw new DataError("invalid-argument", { field, cause: parsed.error });
}
