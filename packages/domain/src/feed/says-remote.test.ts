import { expect, it } from "vitest";

import { saysAtPlace, saysRemote } from "./says-remote.ts";

it.each([
  "Remote",
  "Remote - EMEA",
  "Berlin; Remote (Spain)",
  "London (Hybrid); Remote",
  "Anywhere",
  "Home-based, Peru",
  "remote_us",
  "Remoto",
  "Home Office",
  "Remote / Homeoffice",
  "Werkstudentin Vertrieb (Remote / Homeoffice)",
  "Nationwide",
  "Nationwide | Remote",
  "Virtual",
  "Virtual - United States",
  "Distributed, Canada",
  "Onsite Lyon or Remote",
  "Denver, CO (Hybrid) OR Remote",
  "Remoto o Híbrido",
  "Hybrid oder Remo",
])("reads '%s' as remote work", (place) => {
  expect(saysRemote([place])).toBe(true);
});

it.each([
  "Hybrid - London",
  "Remote/Hybrid - Lyon",
  "London",
  "On-site, not remote",
  "Remo, Italy",
  "",
  "Oslo; Lima",
  "Virtual Assistant, Lyon",
  "Engineer, Distributed Systems",
  "Home Office Furniture Designer",
  "Hybrid or on-site, no remote",
  "Remotely Yours, Paris",
  "Entwickler (kein Remote)",
])("does not read '%s' as remote work", (place) => {
  expect(saysRemote([place])).toBe(false);
});

it.each([
  ["Dev (Hybrid)"],
  ["Dev - On-site Berlin"],
  ["Dev, on site"],
  ["Dev (no remote, in the office)"],
  ["Entwicklerin (hybrid, w/m/d)"],
  ["Techniker vor Ort"],
  ["Ingénieur hybride"],
  ["Ingeniero híbrido"],
  ["Hybrid remote, Oslo"],
  ["Remote (hybrid)"],
  ["Remote sensing engineer, hybrid"],
  ["Hybrid - Lima", "Oslo (office-based)", ""],
  ["Hybrid, Remo"],
  ["Hybrid - Lima or Oslo"],
])("reads %j as on-site work", (...texts) => {
  expect(saysAtPlace(texts)).toBe(true);
});

it.each([
  ["Dev"],
  ["Berlin"],
  [""],
  [],
  ["Producer (hybrid/remote)"],
  ["Project Manager – Hybrid/Remote (UK)"],
  ["Remote or hybrid"],
  ["Onsite Lyon or Remote"],
  ["Denver, CO (Hybrid) OR Remote"],
  ["Desarrollador (Remoto o Híbrido)"],
  ["Entwickler (Hybrid oder Remo…"],
  ["Développeuse, présentiel ou remote"],
  ["Dev (100% remote, not hybrid)"],
  ["Hybrid Cloud Engineer"],
  ["Office 365 Expert"],
  ["Website Engineer"],
  ["Back Office Manager"],
  ["Hybrid - Lima", "Remote"],
  ["Hybrid - Lima", "Oslo"],
])("does not read %j as on-site work", (...texts) => {
  expect(saysAtPlace(texts)).toBe(false);
});
