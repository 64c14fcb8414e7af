import { carView } from "./features/cars/page/car.view.tsx";
import { carSearchView } from "./features/cars/search/search.view.tsx";
import { plateView } from "./features/plates/page/plate.view.tsx";
import { platesView } from "./features/plates/search/plates.view.tsx";

export const VIEWS = [carSearchView, platesView, carView, plateView];
