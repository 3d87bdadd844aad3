import type { DatabaseSync } from "node:sqlite";

import { highestAnnualPay } from "../../../src/filter/match-pay.ts";
import { locationsShowing } from "../../../src/filter/match-place.ts";
import type { Job } from "../../../src/job/job.ts";
import type { Place } from "../../../src/place/place.ts";
import { readWords } from "../indexed-words.ts";
import { keepCards } from "../list-hits.ts";

// The word table is contentless, with prefix indexes for one to three letters.
const SCHEMA = `
  CREATE TABLE jobs (id INTEGER PRIMARY KEY, job_id TEXT, job_type TEXT, category TEXT, pay INTEGER, currency TEXT,
    posted INTEGER, expires INTEGER, place INTEGER, card TEXT);
  CREATE TABLE tags (job INTEGER, tag TEXT, PRIMARY KEY (job, tag)) WITHOUT ROWID;
  CREATE TABLE places (place INTEGER, location TEXT, PRIMARY KEY (place, location)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5 (title, company, tags, category, description,
    content='', prefix='1 2 3', tokenize="unicode61 remove_diacritics 0 tokenchars '.+#'");`;
const INDEXES = `
  CREATE INDEX jobs_by_type ON jobs (job_type);
  CREATE INDEX jobs_by_category ON jobs (category);
  CREATE INDEX jobs_by_date ON jobs (posted);
  CREATE INDEX jobs_by_tag ON tags (tag, job);
  CREATE INDEX jobs_by_place ON jobs (place);
  CREATE INDEX places_by_location ON places (location, place);
  ANALYZE;`;

/** Writes the jobs to an empty database. Row ids are positions from newest to oldest. */
export function fillDatabase(database: DatabaseSync, jobs: readonly Job[]): void {
  const ranks = new Map(keepCards(jobs).map(({ firestoreId }, rank) => [firestoreId, rank + 1]));
  database.exec(`${SCHEMA} BEGIN`);
  const addJob = database.prepare("INSERT INTO jobs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const addWords = database.prepare(
    "INSERT INTO words (rowid, title, company, tags, category, description) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const addTag = database.prepare("INSERT OR IGNORE INTO tags VALUES (?, ?)");
  const numberPlace = preparePlaces(database);
  for (const job of jobs) {
    const id = ranks.get(job.firestoreId) ?? 0;
    addJob.run(
      id,
      job.firestoreId,
      job.job_type,
      job.category,
      highestAnnualPay(job.pay) ?? null,
      job.pay?.currency ?? null,
      job.publication_date.getTime(),
      job.expires_at?.getTime() ?? null,
      numberPlace(job.place),
      JSON.stringify({ ...job, description: undefined }),
    );
    const words = readWords(job);
    addWords.run(id, words.title, words.company, words.tags, words.category, words.description);
    for (const tag of job.tags) addTag.run(id, tag);
  }
  database.exec(`COMMIT; INSERT INTO words (words) VALUES ('optimize'); ${INDEXES}`);
}

/** Many jobs share a place, so each distinct one is written once with an id. */
function preparePlaces(database: DatabaseSync): (place: Place) => number {
  const add = database.prepare("INSERT INTO places VALUES (?, ?)");
  const numbers = new Map<string, number>();
  return (place) => {
    const key = JSON.stringify(place);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    // A worldwide job matches every place; a single value keeps the table small, and queries include it.
    const locations = place.scope === "worldwide" ? ["worldwide"] : locationsShowing(place);
    for (const location of locations) add.run(numbers.size - 1, location);
    return numbers.size - 1;
  };
}
