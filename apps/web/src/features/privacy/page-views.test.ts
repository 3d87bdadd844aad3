import { expect, it } from "vitest";

import { pageViewUrl } from "./page-views.tsx";

const pixel = { id: "123", url: "https://pixel.example/tr?v=2" };

it("reports a page to the pixel without its search", () => {
  const request = new URL(pageViewUrl(pixel, "https://farwork.example/jobs/a-1?q=secret&utm_source=x#apply"));
  expect(request.origin + request.pathname).toBe("https://pixel.example/tr");
  expect(Object.fromEntries(request.searchParams)).toEqual({
    v: "2",
    id: "123",
    ev: "PageView",
    dl: "https://farwork.example/jobs/a-1",
  });
});
