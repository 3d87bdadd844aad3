import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";

/**
 * A stored record of somebody's; undefined, and logged, where it does not parse: one such record is no reason to lose
 * the others, or the page.
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
