import { expect, it } from "vitest";

import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobIndex } from "./open-job-index.ts";

const titles = ["Verkäufer in Köln", "Übersetzerin", "Ärzte", "Michał", "Gust", "Makler"];
const index = buildJobIndex(titles.map((title, at) => buildJob({ sourceId: `${at}`, title })));
const find = (search: string) =>
  askIndex(index, filtersOf({ search })).ids.map((id) => titles[Number(id.split("-")[1])]);

it.each([
  ["koeln ", ["Verkäufer in Köln"]],
  ["Verkaeufer ", ["Verkäufer in Köln"]],
  ["Uebersetzerin ", ["Übersetzerin"]],
  ["aerzte ", ["Ärzte"]],
  ["michael ", []],
  ["queue ", []],
  ['"koeln"', []],
])("%j finds the spelling with an umlaut: %j", (search, found) => {
  expect(find(search)).toEqual(found);
});
