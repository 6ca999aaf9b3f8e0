"""Many tables at once: what is done at each of them in compiled code, and how what is seen is packed."""
