import { JobId, SafeHtml, sanitizeDescription } from "@farwork/domain";
import { FEED_SOURCES } from "@farwork/domain/feed";
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { now, renderPosting } from "../../testing/render-posting.tsx";

const applyLinks = () => screen.queryAllByRole("link", { name: /^Apply on/ });

describe("a job's page", () => {
  it("shows the sanitised description as markup", () => {
    const { container } = renderPosting();
    expect(container.querySelector(".description p")?.textContent).toBe("Build the booking service.");
  });

  it("loads images through this site, so that nobody else learns who reads", () => {
    const { container } = renderPosting({
      source: "remotive",
      sourceId: "7",
      description: sanitizeDescription('<img src="https://tern.example/a.png?b=1&amp;c=2" alt="Crew">'),
    });
    const sources = Array.from(container.querySelectorAll(".description img"), (image) =>
      image.getAttribute("src"),
    );
    expect(sources).toEqual(["/api/image/remotive-7?url=https%3A%2F%2Ftern.example%2Fa.png%3Fb%3D1%26c%3D2"]);
  });

  it("has an apply link to the job's own address by its source's terms, with marketing parameters", () => {
    renderPosting({ sourceId: "7" }, "utm_source=x");
    for (const apply of applyLinks()) {
      expect(apply.getAttribute("href")).toBe("https://remotive.com/7?utm_source=x");
      expect(apply.getAttribute("rel")).toBe("noopener");
    }
    expect(applyLinks()).toHaveLength(2);
  });

  it.each(FEED_SOURCES)(
    "names $name, without its logo, and links to the job there by its terms",
    ({ id, hosts: [host], ...terms }) => {
      const { container } = renderPosting({ source: id, sourceId: "7" });
      const credit = screen.getByRole("link", { name: terms.attribution });
      expect(credit.getAttribute("href")).toBe(`https://${host}/7`);
      for (const link of [credit, ...applyLinks()]) expect(link.getAttribute("rel")).toBe(terms.linkRel);
      expect(container.querySelector("img")).toBeNull();
    },
  );

  it("uses the strictest link for a source without terms", () => {
    renderPosting({ source: "unheard-of" });
    const [apply] = screen.getAllByRole("link", { name: /^Apply at jobs\.example/ });
    expect(apply?.getAttribute("rel")).toBe("noopener noreferrer nofollow");
    expect(
      screen.getByRole("link", { name: "From unheard-of, at jobs.example" }).getAttribute("rel"),
    ).toContain("nofollow");
  });

  it("names the host when a company's board links to the employer's site", () => {
    renderPosting({
      source: "greenhouse",
      url: "https://careers.tern.example/7",
      also_on: [{ firestoreId: JobId.parse("lever-1"), source: "lever", url: "https://tern.example/1" }],
    });
    expect(screen.getAllByRole("link", { name: /^Apply at careers\.tern\.example/ })).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Via Greenhouse, at careers.tern.example" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Lever, at tern.example" })).toBeDefined();
    expect(applyLinks()).toEqual([]);
  });

  it("links only to sources whose terms ask for it, also as additional sources", () => {
    const url = "https://evil.example/7";
    renderPosting({
      url,
      apply_url: url,
      also_on: [{ firestoreId: JobId.parse("jobicy-1"), source: "jobicy", url }],
    });
    expect(screen.getAllByText("Remotive gave no safe link for applying.")).toHaveLength(2);
    expect(screen.getByText("From Remotive")).toBeDefined();
    expect(screen.getByText("also on Jobicy")).toBeDefined();
    expect(screen.queryByRole("link", { name: /Apply|Remotive|Jobicy/ })).toBeNull();
  });

  it.each(["https://remotive.com@evil.example/7", "http://169.254.169.254/", "http://127.0.0.1:8780/"])(
    "shows a posting stored with %s, without linking to it",
    (url) => {
      const { container } = renderPosting({
        url,
        description: z.parse(
          SafeHtml,
          `<p><a href="${url}" rel="noopener" target="_blank">Apply</a> soon</p>`,
        ),
      });
      expect(screen.getAllByText("Remotive gave no safe link for applying.")).toHaveLength(2);
      expect(screen.getByText("From Remotive")).toBeDefined();
      expect(container.querySelector(".description")?.textContent).toBe("Apply soon");
      expect([...container.querySelectorAll("a")].filter(({ href }) => href === url)).toEqual([]);
      expect(container.querySelector("[target=_blank]")).toBeNull();
    },
  );

  it("uses another safe apply address from the source", () => {
    renderPosting({ url: "http://127.0.0.1/", apply_url: "https://remotive.com/apply/7" });
    expect(applyLinks()[0]?.getAttribute("href")).toBe("https://remotive.com/apply/7");
  });

  it("can be saved and marked as applied to, also once closed", () => {
    renderPosting({ title: "Cook", closed_at: new Date("2026-01-18T00:00:00Z") });
    expect(screen.getByRole("button", { name: "Save Cook" })).toBeDefined();
    expect(screen.getByRole("button", { name: "I’ve applied to Cook" })).toBeDefined();
  });

  it("has no apply link once closed or expired, and says so", () => {
    for (const over of [{ closed_at: new Date("2026-01-18T00:00:00Z") }, { expires_at: now }]) {
      renderPosting(over);
      expect(applyLinks()).toEqual([]);
      expect(screen.getByText("This job no longer accepts applications.", { exact: false })).toBeDefined();
      cleanup();
    }
  });

  it("says when it closed, and links to the open jobs of its category", () => {
    renderPosting({ category: "data", closed_at: new Date("2026-01-18T00:00:00Z") }, "ref=mail");
    expect(screen.getByRole("banner").textContent).toContain("Closed on January 18, 2026.");
    const others = screen.getByRole("link", { name: "Open jobs in Data" });
    expect(others.getAttribute("href")).toBe("/?category=data&ref=mail");
    cleanup();
    renderPosting({ category: "other", expires_at: new Date("2026-01-17T00:00:00Z") });
    expect(screen.getByRole("banner").textContent).toContain("Closed on January 17, 2026.");
    expect(screen.getByRole("link", { name: "All open jobs" }).getAttribute("href")).toBe("/");
  });

  it("links back to where the visitor came from", () => {
    renderPosting();
    const back = screen.getByRole("link", { name: /Back to results/ });
    expect(back.getAttribute("href")).toBe("/?type=contract");
  });
});
