/** How long a listing of the demo is for sale. */
export const LISTING_DAYS = 30;

/** What the demo's cars and plates share: the price is whole JD, times are epoch milliseconds. */
export type DemoListing = {
  sellerKey: string;
  title: string;
  price: number;
  location: string;
  description: string;
  featured: boolean;
  verified: boolean;
  createdAt: number;
  expiresAt: number;
  soldAt: number | null;
  views: number;
};
