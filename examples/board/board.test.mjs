import assert from "node:assert/strict";
import { test } from "node:test";

import { buildJob } from "@farwork/domain/testing";

import { openBoard } from "./dist/board.js";

const NOW = new Date("2026-01-16T12:00:00Z");
const showBoard = openBoard([
  buildJob({ sourceId: "1", title: "React <developer>", job_type: "contract" }),
  buildJob({ sourceId: "2", title: "Cook" }),
]);
const open = (path) => showBoard(new URL(path, "https://board.example"), NOW);

test("shows every open job, with what it is and when it was posted", () => {
  assert.match(open("/"), /<h1>Jobs: 2<\/h1>/);
  assert.match(
    open("/"),
    /<a href="\/jobs\/remotive-2\/cook-tern-and-co">Cook<\/a> Tern &amp; Co · Worldwide · yesterday/,
  );
});

test("shows what a search and a filter leave, and leads to the others", () => {
  assert.match(open("/?q=react"), /<h1>Jobs: 1<\/h1>/);
  assert.doesNotMatch(open("/?type=full_time"), /React/);
  assert.match(open("/"), /<a href="\/\?type=contract">contract \(1\)<\/a>/);
});

test("writes what a posting says as text", () => {
  assert.match(open("/"), /React &lt;developer>/);
});
