import { beforeEach, expect, it } from "vitest";

import { keepReader } from "../reader/reader-cookie.ts";
import { showSearch, showSearchAnew } from "./reader-address.ts";

beforeEach(() => {
  keepReader({ country: "NG" });
  history.replaceState(null, "", "/?type=contract");
});

it("an address that names no country is filled with the one remembered, and follows when it changes", () => {
  expect(showSearch(undefined)).toBe("type=contract&from=NG");
  keepReader({ country: "BR" });
  expect(showSearchAnew(undefined)).toBe("type=contract&from=BR");
  expect(location.search).toBe("?type=contract&from=BR");
  keepReader({});
  expect(showSearchAnew(undefined)).toBe("type=contract");
});

it("an address that names a country of its own keeps it", () => {
  showSearch(undefined);
  history.replaceState(null, "", "/?from=DE");
  keepReader({ country: "BR" });
  expect(showSearchAnew(undefined)).toBe("from=DE");
});
