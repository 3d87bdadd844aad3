import { describe, expect, it } from "vitest";

import { duplicateKey } from "./duplicate-key.ts";

const keyOf = (company_name: string, title: string) => duplicateKey({ company_name, title });
const keyOfTitle = (title: string) => keyOf("Tern Maps", title);
const keyOfCompany = (company: string) => keyOf(company, "Engineer");

describe("the key shared by postings of one position", () => {
  it("is stable, as it is stored with jobs", () => {
    expect(keyOf("Tern Maps, Inc.", "Sr. Full-Stack Engineer II (m/f/d) – Remote")).toBe("610708945b9f7430");
  });

  it.each([
    ["Senior Engineer", "Sr. Engineer"],
    ["Senior Engineer", "SENIOR  ENGINEER"],
    ["Junior Engineer", "Jr Engineer"],
    ["Engineer II", "Engineer 2"],
    ["Full-Stack Developer", "Fullstack Developer"],
    ["Front End Developer", "Frontend Developer"],
    ["Research & Development Lead", "Research and Development Lead"],
    ["Engineer, Maps", "Engineer Maps"],
    ["Engineer", "Engineer (Remote)"],
    ["Engineer", "Engineer Remote"],
    ["Engineer", "Engineer, Remote"],
    ["Engineer", "Engineer | Remote"],
    ["Engineer", "Remote - Engineer"],
    ["Engineer", "Remote: Engineer"],
    ["Engineer", "[Remote] Engineer"],
    ["Engineer", "Engineer – Fully Remote"],
    ["Engineer", "Engineer - 100% Remote"],
    ["Engineer 🇩🇪", "Engineer (🇩🇪)"],
    ["Engineer", "🚀 Engineer"],
    ["Berater", "Berater (m/w/d) Remote"],
    ["Engineer", "Engineer | Work from Home"],
    ["Engineer (US)", "Engineer, United States"],
    ["Engineer (Remote, UK)", "Engineer – United Kingdom"],
    ["Entwickler", "Entwickler (m/w/d) - 100% Home Office möglich"],
    ["Entwickler", "Entwickler:in (all genders)"],
    ["Entwickler", "Entwickler*in"],
    ["Berater", "Berater(in) (m|w|x)"],
    ["Développeur", "Developpeur H/F"],
    ["People's Partner", "People’s Partner"],
    ["Account Executive - DACH", "Account Executive - Nordics"],
    ["Engineer, Charts (Belo Horizonte)", "Engineer, Charts"],
    ["Engineer - Columbia, SC", "Engineer (Greenville, SC)"],
    ["Engineer | Germany & Austria", "Engineer"],
    ["Munich: Engineer (m/f/d)", "Engineer"],
    ["Engineer (Istanbul-Remote)", "Engineer (Slovakia – Remote)"],
    ["Engineer 🇩🇪", "Engineer"],
    ["French Tutor, Flexible Hours (22)", "French Tutor, Flexible Hours (37)"],
  ])("is the same for the titles %j and %j", (a, b) => {
    expect(keyOfTitle(b)).toBe(keyOfTitle(a));
  });

  it.each([
    ["Engineer", "Senior Engineer"],
    ["Engineer I", "Engineer II"],
    ["Engineer (1)", "Engineer (2)"],
    ["French Tutor (15.35)", "French Tutor"],
    ["Grade Teacher (10)", "Grade Teacher"],
    ["Lehrer (12)", "Lehrer (13)"],
    ["Technician (24) for Nights", "Technician for Nights"],
    ["Campaign Intern (2025)", "Campaign Intern (2026)"],
    ["Engineer II", "Engineer III"],
    ["C Developer", "C++ Developer"],
    ["C++ Developer", "C# Developer"],
    [".NET Developer", "Net Developer"],
    ["Engineer", "Engineer (Part-Time)"],
    ["Engineer", "Engineering Intern"],
    ["Remote Sensing Engineer", "Sensing Engineer"],
    ["Remote Support Engineer", "Support Engineer"],
    ["Manager - Remote Support", "Manager - Support"],
    ["Manager (Remote Sites)", "Manager (Sites)"],
    ["Head of Remote", "Head of"],
    ["Home Office Manager", "Manager"],
    ["Support - Czech", "Support - Slovak"],
    ["Engineer, Mobile", "Engineer"],
    ["Engineer, AI", "Engineer, QA"],
    ["Engineer Berlin", "Engineer"],
    ["Berlin", "Munich"],
    ["Chinese (China) Translator", "Chinese (Taiwan) Translator"],
    ["Product Designer", "Designer, Product"],
    ["営業", "経理"],
    ["Remote", "(m/f/d)"],
  ])("differs for the titles %j and %j", (a, b) => {
    expect(keyOfTitle(b)).not.toBe(keyOfTitle(a));
  });

  it.each([
    ["Tern Maps", "Tern Maps, Inc."],
    ["Tern Maps", "TERN MAPS GmbH & Co. KG"],
    ["Tern Maps", "Tern Maps S.A."],
    ["Tern Maps", "Tern Maps Sp. z o.o."],
    ["Tern Maps", "The Tern-Maps (YC S21)"],
    ["Tern Maps", "ternmaps.com"],
    ["Tern Maps", "TernMaps.io Ltd"],
    ["Tern & Gull", "Tern and Gull"],
    ["Térn’s", "terns"],
  ])("is the same for the employers %j and %j", (a, b) => {
    expect(keyOfCompany(b)).toBe(keyOfCompany(a));
  });

  it.each([
    ["Tern Maps", "Tern"],
    ["Tern Maps", "Tern Maps Recruiting"],
    ["Tern Recruiting", "Tern Recruiting (Gull)"],
    ["Tern Recruiting (Gull)", "Tern Recruiting [Auk]"],
    ["The Limited", "The Company"],
    ["海図社", "灯台社"],
    ["(AG)", "(SE)"],
  ])("differs for the employers %j and %j", (a, b) => {
    expect(keyOfCompany(b)).not.toBe(keyOfCompany(a));
  });

  it("is fast for a title with an unclosed gender marker", () => {
    expect(keyOfTitle(`(${"m  ".repeat(1_000)}`)).toMatch(/^[0-9a-f]{16}$/);
  });

  it("does not confuse the end of an employer with the start of a title", () => {
    expect(keyOf("Tern", "Maps Engineer")).not.toBe(keyOf("Tern Maps", "Engineer"));
  });
});
