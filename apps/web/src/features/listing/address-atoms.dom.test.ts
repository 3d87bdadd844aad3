import { beforeEach, expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { keepReader } from "../reader/reader-cookie.ts";
import { showSearch, showSearchAnew } from "./address-atoms.ts";

const FORMATS = createFormats("en");

beforeEach(() => {
  keepReader({ country: "NG" });
  history.replaceState(null, "", "/?type=contract");
});

it("an address without a country gets the remembered one, and follows its changes", () => {
  expect(showSearch(FORMATS)).toBe("type=contract&from=NG&currency=USD&period=year");
  keepReader({ country: "BR" });
  expect(showSearchAnew(FORMATS)).toBe("type=contract&from=BR&currency=BRL&period=year");
  expect(location.search).toBe("?type=contract&from=BR");
  keepReader({});
  expect(showSearchAnew(FORMATS)).toBe("type=contract");
});

it("an address with a country keeps it", () => {
  showSearch(FORMATS);
  history.replaceState(null, "", "/?from=DE");
  keepReader({ country: "BR" });
  expect(showSearchAnew(FORMATS)).toBe("from=DE&currency=EUR&period=year");
});
