import { JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { JobLocations } from "./job-locations.tsx";

const place = { scope: "unknown", countries: [], regions: [] } as const;
const at = (id: string, name: string) => ({
  firestoreId: JobId.parse(id),
  name,
  place: { ...place, countries: [], regions: [] },
});

function renderLocations(job: ReturnType<typeof buildJob>) {
  return renderOnBoard(<JobLocations job={job} landing={new URLSearchParams("utm_source=x")} />);
}

it("links to the posting for each place of a position, keeping marketing parameters", () => {
  const locations = [at("remotive-1", "Campinas, Brazil"), at("lever-9", "Oslo"), at("jobicy-3", "")];
  renderLocations(buildJob({ title: "Cook", locations }));
  const group = screen.getByRole("group");
  expect(within(group).getByText("3 locations").tagName).toBe("SUMMARY");
  expect(group.hasAttribute("open")).toBe(false);
  const links = [...group.querySelectorAll("a")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Campinas, Brazil", "/jobs/remotive-1/cook-tern-and-co?utm_source=x"],
    ["Oslo", "/jobs/lever-9/cook-tern-and-co?utm_source=x"],
    ["Location not stated", "/jobs/jobicy-3/cook-tern-and-co?utm_source=x"],
  ]);
  expect(group.querySelector("li")?.textContent).toBe("Campinas, Brazil (this posting)");
});

it("is absent for a position in one place", () => {
  const { container } = renderLocations(buildJob());
  expect(container.textContent).toBe("");
});
