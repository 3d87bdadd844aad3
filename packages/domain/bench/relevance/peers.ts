import { DatabaseSync } from "node:sqlite";

import { create, insert, type Results, search } from "@orama/orama";
import { Charset, Document } from "flexsearch";
import MiniSearch from "minisearch";

import { extractText } from "../../src/html/read-safe-html.ts";
import { CATEGORY_LABELS } from "../../src/job/job-categories.ts";
import type { Job } from "../../src/job/job.ts";
import type { Searcher } from "./searcher.ts";

/**
 * Other libraries on the same five texts of a job, each with its own tokenizer (and stemmer, if any) and the same field
 * weights. Open parameters were chosen on the tuning labels.
 */
export const PEERS: Readonly<Record<string, Searcher>> = {
  MiniSearch: (jobs) => {
    const index = new MiniSearch({ fields: [...FIELDS], idField: "id" });
    index.addAll(jobs.map(readTexts));
    return (query) =>
      index.search(query, { boost: WEIGHTS, prefix: true, fuzzy: 0.2 }).map(({ id }) => String(id));
  },
  Orama: (jobs) => {
    const index = create({
      schema: { title: "string", company: "string", tags: "string", category: "string", text: "string" },
      components: { tokenizer: { language: "english", stemming: true } },
    });
    for (const job of jobs) void insert(index, readTexts(job));
    return (query) => {
      const found: Results<unknown> | Promise<Results<unknown>> = search(index, {
        term: query,
        boost: WEIGHTS,
        threshold: 0,
        limit: jobs.length,
      });
      if (found instanceof Promise) throw new Error("Orama answers at once unless a hook makes it wait.");
      return found.hits.map(({ id }) => id);
    };
  },
  FlexSearch: (jobs) => {
    const index = new Document({
      document: { id: "id", index: [...FIELDS] },
      tokenize: "strict",
      encoder: Charset.LatinBalance,
    });
    for (const job of jobs) index.add(readTexts(job));
    // It ranks within each field and returns a list per field: heavier fields come first.
    return (query) => {
      const lists = index.search(query, { limit: jobs.length, suggest: true });
      return [...new Set(lists.flatMap(({ result }) => result.map(String)))];
    };
  },
  "SQLite FTS5": (jobs) => {
    const database = new DatabaseSync(":memory:");
    database.exec(
      `CREATE VIRTUAL TABLE jobs USING fts5(id UNINDEXED, ${FIELDS.join(", ")}, tokenize = 'porter unicode61')`,
    );
    const add = database.prepare("INSERT INTO jobs VALUES (?, ?, ?, ?, ?, ?)");
    for (const job of jobs) {
      const { id, ...texts } = readTexts(job);
      add.run(id, ...FIELDS.map((field) => texts[field]));
    }
    const weights = FIELDS.map((field) => WEIGHTS[field]).join(", ");
    const find = database.prepare(
      `SELECT id FROM jobs WHERE jobs MATCH ? ORDER BY bm25(jobs, 0, ${weights})`,
    );
    return (query) => find.all(quoteWords(query)).map(({ id }) => String(id));
  },
};

const FIELDS = ["title", "company", "tags", "category", "text"] as const;
const WEIGHTS = { title: 8, company: 4, tags: 3, category: 2, text: 1 };

type Texts = Record<(typeof FIELDS)[number] | "id", string>;

function readTexts(job: Job): Texts {
  return {
    id: job.firestoreId,
    title: job.title,
    company: job.company_name,
    tags: job.tags.join(" "),
    category: CATEGORY_LABELS[job.category],
    text: extractText(job.description),
  };
}

/** Quotes words, as "c++" and the like are syntax; a phrase is one string. */
function quoteWords(query: string): string {
  return [...query.matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word]) => `"${phrase ?? word}"`).join(" ");
}
