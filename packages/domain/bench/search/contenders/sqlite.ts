import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { FacetCount } from "../../../src/job/facet-count.ts";
import type { Contender, Counts, Engine } from "../contender.ts";
import { writeCountsQuery, writePageQuery } from "./sqlite-query.ts";
import { fillDatabase } from "./sqlite-schema.ts";

/** Everything in SQL on an in-memory database: one statement for the page and its total, one for all counts. */
export const sqlite: Contender = {
  name: "SQLite FTS5",
  cannot: ["excluded", "pay"],
  build(jobs) {
    const database = new DatabaseSync(":memory:");
    fillDatabase(database, jobs);
    return open(database);
  },
  load([file = new Uint8Array()]) {
    return inFolder((path) => {
      writeFileSync(path, file);
      const database = new DatabaseSync(path);
      // Keeps everything in memory, or else queries would read from disk. A deleted file stays readable while open.
      database.exec("PRAGMA cache_size = -4000000");
      return open(database);
    });
  },
};

function open(database: DatabaseSync): Engine {
  return {
    answer({ filters, page, pageSize, facets }) {
      const rows = database.prepare(writePageQuery(filters, page, pageSize)).all();
      const counts = facets ? readCounts(database.prepare(writeCountsQuery(filters)).all()) : undefined;
      const total = Number(rows[0]?.["total"] ?? 0);
      return { total, ids: rows.map((row) => String(row["job_id"])), ...(counts && { facets: counts }) };
    },
    store: () =>
      inFolder((path) => {
        database.prepare("VACUUM INTO ?").run(path);
        return [readFileSync(path)];
      }),
    nativeBytes: readNumber(database, "page_count") * readNumber(database, "page_size"),
  };
}

function readCounts(rows: readonly Record<string, unknown>[]): Counts {
  const counts: Record<string, FacetCount[]> = {};
  for (const { facet, value, count } of rows) {
    (counts[String(facet)] ??= []).push({ value: String(value), count: Number(count) });
  }
  const { job_type = [], categories = [], tags = [], salary = [], date_posted = [] } = counts;
  return { job_type, categories, tags, salary, date_posted };
}

function readNumber(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}

function inFolder<Result>(use: (path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "farwork-bench-"));
  try {
    return use(join(folder, "jobs.db"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
