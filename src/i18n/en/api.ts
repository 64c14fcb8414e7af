export const api = () => "API";
export const apiLead = () => "For programs that read the market or look after your listings.";
export const apiContents = () => "Parts of the API";
