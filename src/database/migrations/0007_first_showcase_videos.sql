INSERT INTO showcase_videos (title, video_url, poster_url, order_index) VALUES
  ('Keepers of the light', '/showcase/lighthouse.mp4', '/showcase/lighthouse.webp', 1),
  ('From bean to cup', '/showcase/coffee.mp4', '/showcase/coffee.webp', 2),
  ('Three hearts, eight arms', '/showcase/octopus.mp4', '/showcase/octopus.webp', 3);
