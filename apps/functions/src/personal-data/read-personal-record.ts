import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";

/**
 * Parses a stored record of a person; undefined (logged) if invalid, so that one bad record does not break the rest.
 */
export function readPersonalRecord<Schema extends z.ZodMiniType>(
  collection: string,
  schema: Schema,
  stored: unknown,
): z.output<Schema> | undefined {
  const parsed = z.safeParse(schema, stored);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`);
  logEvent("personal-record-invalid", { collection, problems });
  return undefined;
}
