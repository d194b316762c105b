FEATURES=1
def view(state, seat): return 0
from portside.core.jit import kernel
@kernel
def observe(state, seat, out):
    out[0]=0
