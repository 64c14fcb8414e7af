import { carView } from "./features/cars/car.view.tsx";
import { carSearchView } from "./features/cars/search.view.tsx";
import { plateView } from "./features/plates/plate.view.tsx";
import { platesView } from "./features/plates/plates.view.tsx";

/** The pages that the second thread can draw. */
export const VIEWS = [carSearchView, platesView, carView, plateView];
