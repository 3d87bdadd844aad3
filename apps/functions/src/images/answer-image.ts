import { type Job, listImages } from "@farwork/domain";

import type { EndpointRequest } from "../requests/endpoint.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { FetchedImage } from "./fetch-image.ts";

/** The image URLs of a posting. */
export interface ImageAddresses {
  readonly logo: string | undefined;
  readonly inText: readonly string[];
}

interface Services {
  /** Undefined if there is no such job. */
  readonly findAddresses: (jobId: string) => Promise<ImageAddresses | undefined>;
  /** Undefined if it is not available. */
  readonly findImage: (address: string) => Promise<FetchedImage | undefined>;
}

/**
 * Returns an image of a job: its company's logo or, if the request has a `url`, the image in its text with that URL.
 * Nothing else is fetched.
 *
 * @throws Refusal `not-found` naming `job`, `url` or `picture`, whichever is missing.
 */
export function answerImage(services: Services) {
  return async ({ query }: Pick<EndpointRequest, "query">): Promise<FetchedImage> => {
    const addresses = await services.findAddresses(query["job"] ?? "");
    if (addresses === undefined) throw new Refusal("not-found", "job");
    const { url } = query;
    const address = url === undefined ? addresses.logo : addresses.inText.find((own) => own === url);
    if (address === undefined) throw new Refusal("not-found", "url");
    const image = await services.findImage(address);
    if (image === undefined) throw new Refusal("not-found", "picture");
    return image;
  };
}

export function listAddresses({
  company_logo,
  description,
}: Pick<Job, "company_logo" | "description">): ImageAddresses {
  return { logo: company_logo, inText: listImages(description) };
}
