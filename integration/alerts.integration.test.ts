import { randomUUID } from "node:crypto";

import { fetchSavedSearches, saveSearch, setHiddenEntries, updateSavedSearch } from "@farwork/data";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, describe, expect, it } from "vitest";

import { database, taken, ingestPostings, sendAll, readDigests, confirm, watchTag } from "./alert-people.ts";
import { closeJob } from "./feed-jobs.ts";
import { type InboxMail } from "./inbox.ts";
import { arrive } from "./people.ts";
import { runAlerts } from "./run-ingest.ts";
import { removeJobs } from "./stored-jobs.ts";
afterAll(() => removeJobs(database, taken));

const jobLinks = ({ html }: InboxMail): string[] =>
  [...html.matchAll(/\/jobs\/(remotive-\d+)/g)].map(([, id = ""]) => id);

describe("a saved search", () => {
  it("reports its new jobs in one digest, exactly the right ones, each once", async () => {
    const ada = await arrive("Ada");
    const tag = `tag-${randomUUID().slice(0, 8)}`;
    await confirm(ada);
    await ingestPostings(tag, 2);
    await sendAll();
    await saveSearch(ada.browser, { searchId: "search-1", name: "Tides & <co>", query: `tag=${tag}&page=3` });
    const [closed = "", ...open] = await ingestPostings(tag, 4);
    await setHiddenEntries(ada.browser, { jobs: [open[2] ?? ""], companies: [] });
    await closeJob(database, closed);
    await ingestPostings("somebody-elses", 1);
    const run = await sendAll();
    expect(run).toMatchObject({ code: 0, output: expect.stringMatching(/sent +1/) });
    const [digest, ...others] = await readDigests(ada);
    expect(others).toEqual([]);
    expect(digest).toMatchObject({ subject: "2 new jobs: Tides & <co>" });
    if (!digest) throw new Error("There is no digest.");
    expect(jobLinks(digest).toSorted()).toEqual(open.slice(0, 2).toSorted());
    expect(digest.html).toContain("Tides &amp; &lt;co&gt;");
    expect(digest.text).toContain(`Tagged ${tag}`);
    expect(await sendAll()).toMatchObject({ code: 0 });
    expect(await readDigests(ada)).toHaveLength(1);
    const [search] = await fetchSavedSearches(ada.browser);
    expect(search?.alertedAt).toBeInstanceOf(Date);
    expect(search?.query).toBe(`tag=${tag}`);
  });

  it("with minimum pay finds pay in other currencies, and shows it converted", async () => {
    const ada = await arrive("Ada");
    const tag = `tag-${randomUUID().slice(0, 8)}`;
    await confirm(ada);
    const inReais = "salary_min=20.000&currency=BRL&period=month";
    await saveSearch(ada.browser, { searchId: "search-1", name: "Tides", query: `tag=${tag}&${inReais}` });
    // "$40,000 - $50,000", "$31,2k- $52k", and none stated.
    const [first = "", second = ""] = await ingestPostings(tag, 3);
    await sendAll();
    const [digest] = await readDigests(ada);
    if (!digest) throw new Error("There is no digest.");
    expect(jobLinks(digest).toSorted()).toEqual([first, second].toSorted());
    expect(digest.text).toMatch(
      /\$40k–\$50k a year\? · ≈ R\$\d\dk–R\$\d\dk\/month\? \(ECB rates of \d{4}-\d\d-\d\d(?:, over a \w+ ago)?\)/,
    );
    expect(digest.text).toContain("Pays $31.2k–$52k a year?");
    const [search] = await fetchSavedSearches(ada.browser);
    expect(search?.query).toContain("salary_min=20000&currency=BRL&period=month");
  });

  it("waits until due: a weekly one does not run again within the week", { tags: ["slow"] }, async () => {
    const ada = await watchTag();
    await ingestPostings(ada.tag, 1);
    expect((await runAlerts([])).code).toBe(0);
    expect(await readDigests(ada)).toEqual([]);
    const [search] = await fetchSavedSearches(ada.browser);
    const lastWeek = Timestamp.fromMillis(Date.now() - 7 * 24 * 3_600_000);
    await database.doc(`users/${ada.uid}/savedSearches/${search?.searchId}`).update({ seenUntil: lastWeek });
    expect((await runAlerts([])).code).toBe(0);
    expect(await readDigests(ada)).toHaveLength(1);
  });

  it("sends nothing before the address is confirmed, and then what was missed", async () => {
    const ada = await arrive("Ada");
    const tag = `tag-${randomUUID().slice(0, 8)}`;
    await saveSearch(ada.browser, { searchId: "search-1", name: "Tides", query: `tag=${tag}` });
    await ingestPostings(tag, 1);
    await sendAll();
    expect(await readDigests(ada)).toEqual([]);
    await confirm(ada);
    await sendAll();
    expect(await readDigests(ada)).toHaveLength(1);
  });

  it("is limited to one on Free, and runs as often as Pro allows once paid", async () => {
    const ada = await arrive("Ada");
    const save = (searchId: string, frequency?: "instant" | "weekly") =>
      saveSearch(ada.browser, { searchId, name: "Tides", query: "q=tides", ...(frequency && { frequency }) });
    await expect(save("search-1", "instant")).rejects.toMatchObject({
      code: "permission-denied",
      field: "frequency",
    });
    const [first, again] = [await save("search-1"), await save("search-1")];
    expect(first).toMatchObject({ frequency: "weekly", isPaused: false });
    expect(again).toEqual(first);
    await expect(save("search-2")).rejects.toMatchObject({ field: "savedSearches" });
    await expect(updateSavedSearch(ada.browser, "search-1", { frequency: "daily" })).rejects.toMatchObject({
      code: "permission-denied",
    });
    await updateSavedSearch(ada.browser, "search-1", { isPaused: true, query: "?q=tides&sort=newest" });
    expect(await fetchSavedSearches(ada.browser)).toMatchObject([{ isPaused: true, query: "q=tides" }]);
  });

  it("is limited to one even if two are saved concurrently", async () => {
    const ada = await arrive("Ada");
    const saving = ["search-1", "search-2", "search-3"].map((searchId) =>
      saveSearch(ada.browser, { searchId, name: "Tides", query: "" }),
    );
    await Promise.allSettled(saving);
    expect(await fetchSavedSearches(ada.browser)).toHaveLength(1);
  });
});
