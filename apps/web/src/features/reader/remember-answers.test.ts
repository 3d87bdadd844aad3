import { expect, it } from "vitest";

import { rememberAnswers } from "./remember-answers.ts";

const SITE = "https://farwork.example";

function send(
  query: string,
  { remembered = "", site = "same-origin", referer = `${SITE}/`, marks = "remember=1" } = {},
) {
  const headers = { "sec-fetch-site": site, referer };
  const request = new Request(`${SITE}/?${query}&${marks}`, { headers });
  const answer = rememberAnswers(request, SITE, remembered);
  const location = answer?.headers.get("location")?.replace(SITE, "");
  return { status: answer?.status, location, cookie: answer?.headers.get("set-cookie") };
}

it("stores the country that was typed, and redirects to its list with the filters", () => {
  expect(send("from=Lagos&type=contract")).toEqual({
    status: 303,
    location: "/?from=NG&type=contract",
    cookie: "reader=NG; path=/; max-age=34560000; samesite=lax; secure",
  });
});

it("stores the country that was typed on a job's page, and redirects to it", () => {
  const headers = { "sec-fetch-site": "same-origin", referer: `${SITE}/jobs/lever-1` };
  const request = new Request(`${SITE}/jobs/lever-1?from=lagos&back=%2F%3Fq%3Dcook&remember=1`, { headers });
  const answer = rememberAnswers(request, SITE);
  expect(answer?.headers.get("location")).toBe(`${SITE}/jobs/lever-1?from=NG&back=%2F%3Fq%3Dcook`);
  expect(answer?.headers.get("set-cookie")).toContain("reader=NG;");
});

it("keeps the stored working hours", () => {
  const { cookie } = send("from=brazil", { remembered: "NG~9-17@Africa/Lagos" });
  expect(cookie?.split(";")[0]).toBe("reader=BR~9-17@Africa/Lagos");
});

it("clears the country when the field is empty", () => {
  const { location, cookie } = send("from=&type=contract", { remembered: "NG" });
  expect(location).toBe("/?type=contract");
  expect(cookie).toContain("reader=; path=/; max-age=-86400;");
});

it.each(["Nigera", "EU"])("leaves %s, which is not a country, to the list", (text) => {
  expect(send(`from=${text}`)).toEqual({ status: 303, location: `/?from=${text}`, cookie: null });
});

it("ignores links of other sites, which still lead to the list", () => {
  const { location, cookie } = send("from=BR", { site: "cross-site" });
  expect([location, cookie]).toEqual(["/?from=BR", null]);
});

it.each(["", "https://elsewhere.example/"])("ignores links in a description, even with %j", (referer) => {
  const { location, cookie } = send("from=BR", { referer });
  expect([location, cookie]).toEqual(["/?from=BR", null]);
});

it("ignores requests that do not ask for it", () => {
  for (const path of ["/?from=BR", "/saved?from=BR&remember=1"])
    expect(rememberAnswers(new Request(SITE + path), SITE)).toBeUndefined();
});

const sendPay = (query: string) => send(query, { marks: "remember=EUR~year" });

it.each([
  ["from=&salary_min=&currency=BRL&period=month", "pay=BRL~month"],
  ["from=&salary_min=&currency=EUR&period=hour", "pay=EUR~hour"],
  ["from=&salary_min=40.000,50&currency=EUR&period=year", "pay=EUR~year~40000.5"],
  ["from=&salary_min=£50k&currency=EUR&period=year", "pay=GBP~year~50000"],
])("stores the terms of pay of %s, and leaves the country alone", (query, cookie) => {
  const sent = sendPay(query);
  expect(sent.status).toBe(303);
  expect(sent.location).toBe(`/?${new URLSearchParams(query)}`);
  expect(sent.cookie?.split(";")[0]).toBe(cookie);
});

it.each([
  ["the page suggested", "salary_min=&currency=EUR&period=year"],
  ["have no rate", "salary_min=500000&currency=NGN&period=month"],
  ["are of no amount", "salary_min=plenty&currency=BRL&period=year"],
])("stores no terms of pay that %s", (_, query) => {
  expect(sendPay(query).cookie).toBeNull();
});

it("stores country and terms of pay sent together", () => {
  const { cookie } = send("from=BR&salary_min=&currency=BRL&period=month", {
    marks: "remember=EUR~year&remember=1",
  });
  expect(cookie).toMatch(/^reader=BR;.+, pay=BRL~month;/);
});
