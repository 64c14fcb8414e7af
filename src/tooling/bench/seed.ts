import { marketFolder } from "./market-folder.ts";

const [cache = "", forSale = "100000"] = process.argv.slice(2);
console.log(marketFolder(cache, Number(forSale)));
