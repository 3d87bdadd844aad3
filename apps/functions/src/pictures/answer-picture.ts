import { type Job, listPictures } from "@farwork/domain";

import type { EndpointRequest } from "../requests/endpoint.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { Picture } from "./fetch-picture.ts";

/** Where the pictures of a posting are. */
export interface PictureAddresses {
  readonly logo: string | undefined;
  readonly inText: readonly string[];
}

interface Services {
  /** Undefined where there is no such job. */
  readonly findAddresses: (jobId: string) => Promise<PictureAddresses | undefined>;
  /** Undefined where it is not to be had. */
  readonly findPicture: (address: string) => Promise<Picture | undefined>;
}

/**
 * Gives a picture of a job: its company's logo, or where the request names an address, `url`, the one in its text that
 * has that address. Nobody has anything else fetched.
 *
 * @throws Refusal `not-found` naming `job`, `url` or `picture`, whichever there is none of.
 */
export function answerPicture(services: Services) {
  return async ({ query }: Pick<EndpointRequest, "query">): Promise<Picture> => {
    const addresses = await services.findAddresses(query["job"] ?? "");
    if (addresses === undefined) throw new Refusal("not-found", "job");
    const { url } = query;
    const address = url === undefined ? addresses.logo : addresses.inText.find((own) => own === url);
    if (address === undefined) throw new Refusal("not-found", "url");
    const picture = await services.findPicture(address);
    if (picture === undefined) throw new Refusal("not-found", "picture");
    return picture;
  };
}

export function listAddresses({
  company_logo,
  description,
}: Pick<Job, "company_logo" | "description">): PictureAddresses {
  return { logo: company_logo, inText: listPictures(description) };
}
