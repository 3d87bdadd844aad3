import { type AlertFrequency, type Job, SafeHtml } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import * as fc from "fast-check";
import { logger } from "firebase-functions";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import type { AlertSearch } from "./person-state.ts";
import { runAlerts } from "./run-alerts.ts";
import { type AlertEvent, arbitraryEvent } from "./testing/alert-events.ts";
import { type AlertWorld, createAlertWorld, type TakeStep } from "./testing/alert-world.ts";

beforeEach(() => {
  vi.spyOn(logger, "write").mockReturnValue();
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = new Date("2026-11-21T12:00:00Z");
/** The second source's postings are preferred, however late they appear. */
const SOURCES = ["remotive", "arbeitnow", "jobicy"] as const;
const TAGS = ["react", "sales"] as const;
const QUERIES = ["", "tag=react", "tag=sales"] as const;
const WORDS = Array.from({ length: 120 }, (_, at) => `word${at}`).join(" ");
const description = z.parse(SafeHtml, `<p>Keep the tide tables of every harbour exact: ${WORDS}.</p>`);

/** For the reference: each search's queries, and since when it has had each. */
interface Kept {
  readonly uid: string;
  readonly searchId: string;
  readonly createdAt: number;
  readonly queries: { readonly query: string; readonly since: number }[];
  wasPaused: boolean;
}

function createScene(scheduler: fc.Scheduler) {
  const world = createAlertWorld(START);
  const kept: Kept[] = [];
  let arrived = 0;
  for (const uid of ["ada", "bob"]) {
    world.people.set(uid, {
      uid,
      plan: "pro",
      isEmailConfirmed: uid === "ada",
      isSilenced: false,
      searches: [],
    });
    save(uid, uid.length);
  }
  return { world, kept, play, rest };

  function save(uid: string, pick: number) {
    const person = world.people.get(uid);
    const searchId = `search-${kept.length}`;
    const frequency: AlertFrequency = pick % 3 === 0 ? "weekly" : "instant";
    const query = QUERIES[pick % QUERIES.length] ?? "";
    const createdAt = world.advance(1);
    const search: AlertSearch = {
      searchId,
      name: "Any",
      query,
      frequency,
      isPaused: false,
      createdAt,
      seenUntil: createdAt,
    };
    person?.searches.push(search);
    kept.push({ uid, searchId, createdAt, queries: [{ query, since: createdAt }], wasPaused: false });
  }

  function change(pick: number, changes: (search: AlertSearch, of: Kept) => AlertSearch) {
    const of = kept[pick % kept.length];
    const person = world.people.get(of?.uid ?? "");
    if (!of || !person) return;
    person.searches = person.searches.map((search) =>
      search.searchId === of.searchId ? changes(search, of) : search,
    );
  }

  async function play(happening: AlertEvent): Promise<void> {
    if (happening.kind === "arrive") arrive(happening);
    else if (happening.kind === "close") {
      const open = [...world.postings.values()].filter(({ closed_at }) => closed_at === undefined);
      world.close(open[happening.pick % Math.max(1, open.length)]?.firestoreId ?? "");
    } else if (happening.kind === "edit") {
      const query = QUERIES[happening.pick % QUERIES.length] ?? "";
      change(happening.pick, (search, of) => {
        of.queries.push({ query, since: world.advance(1) });
        return { ...search, query };
      });
    } else if (happening.kind === "pause") {
      change(happening.pick, (search, of) => {
        of.wasPaused = true;
        return { ...search, isPaused: !search.isPaused };
      });
    } else if (happening.kind === "save") save(happening.pick % 2 === 0 ? "ada" : "bob", happening.pick);
    else if (happening.kind === "confirm") confirm(happening.pick % 2 === 0 ? "ada" : "bob");
    else if (happening.kind === "publish") world.publish();
    else if (happening.kind === "pass") world.advance(happening.minutes * MINUTE);
    else if (happening.kind === "run") await run(happening);
  }

  function confirm(uid: string) {
    const person = world.people.get(uid);
    if (person) person.isEmailConfirmed = true;
  }

  function arrive({ position, source, lag }: Extract<AlertEvent, { kind: "arrive" }>) {
    arrived += 1;
    const at = new Date(world.clock().getTime() - lag * MINUTE);
    world.commit(
      buildJob({
        source: SOURCES[source] ?? "remotive",
        sourceId: String(arrived),
        url: `https://jobs.example/${arrived}`,
        title: `Tide Keeper of ${["Lisbon", "Bergen", "Cork", "Split", "Gdansk"][position]}`,
        tags: [TAGS[position % 2] ?? "react"],
        description,
        first_seen_at: at,
        last_seen_at: at,
      }),
    );
  }

  async function run({
    runs,
    crashAt,
    fate,
    minutesOff,
  }: Extract<AlertEvent, { kind: "run" }>): Promise<void> {
    world.setFate(fate);
    const all = Array.from({ length: runs }, async (_, at) => {
      let steps = 0;
      const takeStep: TakeStep = async (step) => {
        await scheduler.schedule(Promise.resolve(), `${at}: ${step}`);
        steps += 1;
        if (at === 0 && steps > crashAt) throw new Error("The process is gone.");
      };
      const now = new Date(world.clock().getTime() + (at === 0 ? minutesOff * MINUTE : 0));
      await runAlerts(world.openServices(takeStep), { now }).catch(() => undefined);
    });
    await scheduler.waitFor(Promise.all(all));
  }

  /** A quiet period: everything in progress finishes, then every search runs. */
  async function rest() {
    const calm = { kind: "run", runs: 1, crashAt: Infinity, fate: "sent", minutesOff: 0 } as const;
    world.publish();
    for (const uid of world.people.keys()) confirm(uid);
    for (const of of kept) {
      const person = world.people.get(of.uid);
      if (person) person.searches = person.searches.map((search) => ({ ...search, isPaused: false }));
    }
    for (const wait of [3 * MINUTE, 3 * MINUTE, 7 * DAY, 3 * MINUTE]) {
      world.advance(wait);
      await run(calm);
    }
  }
}

/** The jobs a search reported, in order. */
const listTold = (world: AlertWorld, searchId: string): string[] =>
  [...world.mailed.values()].flatMap(({ delivery }) =>
    delivery.digest.searches
      .filter((search) => search.searchId === searchId)
      .flatMap(({ jobs, total }) => {
        // There are five positions, the maximum of a digest.
        expect(jobs).toHaveLength(total);
        return jobs.map(({ jobId }) => jobId);
      }),
  );

const matches = (job: Job, query: string) => query === "" || job.tags.includes(query.slice("tag=".length));
/** A position whose second posting appeared while the first was there. */
const isTwin = (first: Job, second: Job) =>
  first.title === second.title &&
  (first.closed_at === undefined || first.closed_at > second.first_seen_at) &&
  (second.closed_at === undefined || second.closed_at > first.first_seen_at);

describe("alerts", () => {
  it("report each job to each search once, despite changes, concurrency, interruptions and clocks off by 10 minutes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(arbitraryEvent, { maxLength: 40, size: "max" }),
        async (scheduler, events) => {
          const { world, kept, play, rest } = createScene(scheduler);
          for (const happening of events) {
            await play(happening);
            for (const { delivery } of world.mailed.values()) {
              const uid = delivery.to.replace("@example.com", "");
              expect(world.people.get(uid)?.isEmailConfirmed).toBe(true);
            }
          }
          await rest();
          for (const of of kept) checkSearch(world, of);
        },
      ),
    );
  });
});

function checkSearch(world: AlertWorld, { searchId, createdAt, queries, wasPaused }: Kept) {
  const told = listTold(world, searchId).flatMap((id) => world.postings.get(id) ?? []);
  for (const [at, second] of told.entries()) {
    const twins = told.slice(0, at).filter((first) => isTwin(first, second));
    expect(twins.map(({ firestoreId }) => firestoreId)).toEqual([]);
    expect(queries.some(({ query }) => matches(second, query))).toBe(true);
    expect(second.committedAt).toBeGreaterThan(createdAt - MINUTE * 1000);
  }
  for (const job of world.postings.values()) {
    if (!world.isPublished(job.firestoreId) || wasPaused) continue;
    const family = [...world.postings.values()].filter(({ title }) => title === job.title);
    const isNews = family.every(({ committedAt }) => committedAt > createdAt);
    if (!isNews || !queries.every(({ query }) => matches(job, query))) continue;
    // Jobs closed when their digest was made are not reported, nor are their overlapping duplicates.
    const isCutOff = family.some((other) => other.closed_at !== undefined && isTwin(other, job));
    const isTold = isCutOff || told.some(({ title }) => title === job.title);
    expect({ job: job.firestoreId, isTold }).toEqual({ job: job.firestoreId, isTold: true });
  }
}
