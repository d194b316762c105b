"""The games as learning environments: Gymnasium (one match or thousands), PettingZoo, OpenSpiel."""
