import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

import { repairMojibake, unescapeMarkup } from "../../src/feed/clean-feed-text.ts";
import { findFeedAdapter } from "../../src/feed/feed-adapters.ts";
import { extractText } from "../../src/html/read-safe-html.ts";
import { sanitizeDescription } from "../../src/html/sanitize-description.ts";
import { parseSalary } from "../../src/pay/parse-salary.ts";
import type { Pay } from "../../src/pay/pay.ts";
import type { PayLabel } from "./pay-label.ts";

/** A labelled text, and what we read in it; null for no pay. */
export type Reading = { text: string; pay: Pay | null };

const AFTER_ALL = new Date("2026-11-24T00:00:00Z");
const Posting = z.record(z.string(), z.unknown());
const Answer = z.union([
  z.array(Posting),
  z.object({ jobs: z.array(Posting) }),
  z.object({ data: z.array(Posting) }),
]);
const SOURCES: readonly (readonly [part: string, source: string, idField: string])[] = [
  ["remoteok", "remote-ok", "id"],
  ["himalayas", "himalayas", "guid"],
  ["jobicy", "jobicy", "id"],
  ["arbeitnow", "arbeitnow", "slug"],
  ["remotive", "remotive", "id"],
  ["ashby", "ashby", "id"],
  ["lever", "lever", "id"],
  ["greenhouse", "greenhouse", "id"],
];

/** Reads the labelled texts from the captures in `folder`. The reader gives undefined for a text that has changed or is missing. */
export function openCaptures(folder: string): (label: PayLabel) => Reading | undefined {
  const files = new Map<string, string>();
  const read = (file: string) => {
    const text = files.get(file) ?? readFileSync(join(folder, file), "utf8");
    files.set(file, text);
    return text;
  };
  return (label) => {
    if (label.line !== undefined) return readText(read(label.file).split("\n")[label.line - 1] ?? "", label);
    const found = findPosting(JSON.parse(read(label.file)), label);
    if (!found) return undefined;
    const { posting, source } = found;
    if (label.of === "fields") return readFields(posting, source);
    const raw = z.safeParse(z.string(), posting[label.field ?? "salary"]).data ?? "";
    const { start = 0, length = raw.length } = label;
    return readText(raw.slice(start, start + length), label);
  };
}

function readText(raw: string, { of, sha256 }: PayLabel): Reading | undefined {
  if (createHash("sha256").update(raw).digest("hex").slice(0, 16) !== sha256) return undefined;
  const text =
    of === "passage"
      ? extractText(sanitizeDescription(unescapeMarkup(repairMojibake(raw)))).replaceAll("\n", " ")
      : raw;
  return { text, pay: parseSalary(text) };
}

function findPosting(json: unknown, { file, id }: PayLabel) {
  const [, source, idField] =
    SOURCES.find(([part]) => file.includes(`${part}.`) || file.startsWith(part)) ?? [];
  const answer = z.safeParse(Answer, json).data;
  if (!answer || source === undefined || idField === undefined) return undefined;
  const postings = Array.isArray(answer) ? answer : "jobs" in answer ? answer.jobs : answer.data;
  const posting = postings.find((one) => String(one[idField]) === id);
  return posting && { posting, source };
}

/** Undefined for a posting that is not ingested, such as an on-site job. */
function readFields(posting: Record<string, unknown>, source: string): Reading | undefined {
  const answers = { "remote-ok": [{ legal: "" }, posting], lever: [posting], arbeitnow: { data: [posting] } };
  const answer = Object.entries(answers).find(([id]) => id === source)?.[1] ?? { jobs: [posting] };
  const reading = findFeedAdapter(source)?.readResponse(answer, AFTER_ALL);
  const job = reading?.ok ? reading.value.jobs[0] : undefined;
  return job && { text: `${job.firestoreId}: ${job.salary}`, pay: job.pay ?? null };
}
