import { expect, it } from "vitest";

import { sanitizeDescription } from "./sanitize-description.ts";

// A row of section 9 of the specification, with the kinds of images of a real posting.
it("In job descriptions, image tags from the job feed's own host, tracking pixels and images from public-API sources are stripped", () => {
  const stripped = [
    '<img src="https://feed.example/logo.png">',
    '<img src="https://cdn.feed.example/logo.png">',
    '<img src="https://other.example/open.png" width="1" height="1">',
    '<img src="https://other.example/job/track/1/blank.gif">',
    '<img src="https://other.example/banner.png?source=public_api">',
  ];
  const team = '<img src="https://employer.example/team.png" alt="Our team">';
  const description = `<p>We write</p>${stripped.join("<p>and</p>")}${team}<p>compilers.</p>`;
  const html = sanitizeDescription(description, { feedHosts: ["feed.example"] });
  expect(html.match(/src="[^"]*"/g)).toEqual(['src="https://employer.example/team.png"']);
  expect(html).toContain("compilers.");
});

it("strips images of every known source for any feed, and of no host with a similar name", () => {
  const images = ["https://remotive.com/a.png", "https://cdn.lever.co/b.png", "https://clever.co/c.png"];
  const html = sanitizeDescription(images.map((src) => `<img src="${src}">`).join(""));
  expect(html.match(/src="[^"]*"/g)).toEqual(['src="https://clever.co/c.png"']);
});
