# A house of Lansquenet.  docs/hosting.md says how it is kept.

FROM python:3.11-slim AS built
WORKDIR /source
COPY . .
RUN pip install --no-cache-dir --prefix=/made --constraint constraints.txt ".[house]"

FROM python:3.11-slim
COPY --from=built /made /usr/local
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data lansquenet \
    && install --directory --owner lansquenet --group lansquenet --mode 700 /data
ENV PYTHONUNBUFFERED=1 XDG_CACHE_HOME=/tmp
USER lansquenet
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["lansquenet"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
