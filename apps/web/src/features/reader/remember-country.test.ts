import { expect, it } from "vitest";

import { rememberCountry } from "./remember-country.ts";

const SITE = "https://farwork.example";

function send(query: string, { remembered = "", site = "same-origin" } = {}) {
  const request = new Request(`${SITE}/?${query}&remember=1`, { headers: { "sec-fetch-site": site } });
  const answer = rememberCountry(request, SITE, remembered);
  const location = answer?.headers.get("location")?.replace(SITE, "");
  return { status: answer?.status, location, cookie: answer?.headers.get("set-cookie") };
}

it("remembers the country of what was typed, and leads on to its list with the filters", () => {
  expect(send("from=Lagos&type=contract")).toEqual({
    status: 303,
    location: "/?from=NG&type=contract",
    cookie: "reader=NG; path=/; max-age=34560000; samesite=lax; secure",
  });
});

it("keeps the working hours that are remembered beside it", () => {
  const { cookie } = send("from=brazil", { remembered: "NG~9-17@Africa/Lagos" });
  expect(cookie?.split(";")[0]).toBe("reader=BR~9-17@Africa/Lagos");
});

it("forgets the country where the field was emptied", () => {
  const { location, cookie } = send("from=&type=contract", { remembered: "NG" });
  expect(location).toBe("/?type=contract");
  expect(cookie).toContain("reader=; path=/; max-age=-86400;");
});

it.each(["Nigera", "EU"])("leaves %s, which is no country, to the list", (text) => {
  expect(send(`from=${text}`)).toEqual({ status: 303, location: `/?from=${text}`, cookie: null });
});

it("lets no other site choose, whose link leads to the list all the same", () => {
  const { location, cookie } = send("from=BR", { site: "cross-site" });
  expect([location, cookie]).toEqual(["/?from=BR", null]);
});

it("leaves alone what does not ask for it", () => {
  for (const path of ["/?from=BR", "/saved?from=BR&remember=1"])
    expect(rememberCountry(new Request(SITE + path), SITE)).toBeUndefined();
});
