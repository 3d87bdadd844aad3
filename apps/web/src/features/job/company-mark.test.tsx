import { buildJob } from "@farwork/domain/testing";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { CompanyMark } from "./company-mark.tsx";

function renderMark(image: { complete: boolean; naturalWidth: number }) {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(image.complete);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(image.naturalWidth);
  const job = buildJob({ sourceId: "7", company_logo: "https://tern.example/logo.png" });
  const { container } = render(<CompanyMark name="Tern" job={job} />);
  return { container, logo: container.querySelector("img") };
}

it("shows a logo, also while it loads", () => {
  expect(renderMark({ complete: false, naturalWidth: 0 }).logo?.getAttribute("src")).toMatch(
    /^\/api\/image\/[\w-]+-7$/,
  );
  cleanup();
  expect(renderMark({ complete: true, naturalWidth: 44 }).logo).not.toBeNull();
});

it("shows only the initial when the logo fails to load", () => {
  const { container, logo } = renderMark({ complete: false, naturalWidth: 0 });
  if (logo) fireEvent.error(logo);
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toBe("T");
});

it("does so too when the logo failed before hydration", () => {
  const { container } = renderMark({ complete: true, naturalWidth: 0 });
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toBe("T");
});
