import type { PublicAssessment } from "../assessment/assessment";
import type { Standing } from "../report/results";

/** What is bought, and for which company: read before paying. */
export interface Order
  extends Pick<PublicAssessment, "companyName" | "executiveName">,
    Pick<Standing, "topDownScore" | "bottomUpScore"> {
  isPaid: boolean;
  /** The coupon of the campaign that it came by; null where that has none that is good today. */
  couponCode: string | null;
  /** Whether there is an address for receipt and report; the address itself is not for everyone with the link. */
  hasEmail: boolean;
}
