import type { StyleFrames } from '../frames.ts'

export const storytelling: StyleFrames = {
  titles: ['{T}', '{T}: một câu chuyện', 'Chuyện kể: {t}'],
  descriptions: [
    'Một câu chuyện ngắn: {t}. Một khoảnh khắc đổi thay tất cả.',
    'Ai đó, ở đâu đó, và một ngã rẽ không ai ngờ: {t}.',
  ],
  hooks: [
    'Đây là một câu chuyện: {t}. Nó bắt đầu khẽ khàng, như mọi câu chuyện hay.',
    'Đó là một buổi tối mà điều gì cũng có thể xảy ra. {T}: người ta kể như thế.',
    'Có những câu chuyện chỉ kể một lần. Đây là một chuyện như thế: {t}.',
  ],
  develop: [
    ['{C} đã biết nơi này từ rất lâu.', '{C} ở đó, một mình với một ý nghĩ.'],
    ['Ngày nào cũng như ngày trước, cho đến lúc này.', 'Cho đến giờ ấy, chưa có gì lạ lùng.'],
    [
      'Rồi một tiếng động nhỏ, một ánh sáng, một dấu hiệu lẽ ra không có ở đó.',
      'Rồi một chuyện xảy ra mà không ai tính trước.',
    ],
    ['{C} đứng yên và lắng nghe.', '{C} có thể quay về. Như thế thật dễ.'],
    ['Chỉ còn một con đường: tiến lên.', 'Một bước nữa thôi là không còn đường lui.'],
    [
      'Trong một khoảnh khắc, tưởng như đã mất tất cả.',
      'Trời tối lại, và mọi cánh cửa như đóng kín.',
    ],
    ['Và ngay ở đó, ở chính giữa, là câu trả lời.', 'Nhưng nơi tối nhất cũng là chỗ ngoặt.'],
    ['{C} hiểu ra: câu trả lời vẫn luôn ở đó.', 'Giờ đây {c} thấy điều trước kia bị che khuất.'],
    ['Một bàn tay đưa ra, và nỗi sợ buông lơi.', 'Điều nặng nề bỗng nhẹ tênh.'],
    [
      'Khi buổi sáng đến, thế giới trông vẫn vậy. Nhưng đã khác rồi.',
      'Không ai biết đêm ấy thật sự đã xảy ra chuyện gì.',
    ],
  ],
  closes: [
    'Còn {c}? Hãy hỏi gió. Gió vẫn kể câu chuyện này.',
    'Chuyện kết thúc như thế, và một điều mới bắt đầu như thế.',
    'Chuyện chỉ có vậy. Phần còn lại chỉ {c} biết.',
  ],
}

export const cinematic: StyleFrames = {
  titles: ['{T}', '{T}: ánh sáng và tĩnh lặng', 'Cảnh phim: {t}'],
  descriptions: [
    'Một bộ phim lặng lẽ bằng hình ảnh: {t}.',
    'Ánh sáng, bóng tối, hơi thở: {t}, trong vài khung hình.',
  ],
  hooks: ['Tĩnh lặng. Rồi: {t}.', 'Trước lời nói là ánh sáng. {T}.', 'Bóng tối. Một hơi thở. {T}.'],
  develop: [
    ['Ánh sáng đổi thay.', 'Một vệt sáng, mảnh như sợi chỉ.'],
    ['Không ai nói.', 'Không một lời. Chỉ có hơi thở.'],
    ['Gần hơn nữa.', 'Chậm rãi, khung hình mở ra.'],
    ['Bụi trôi trong tĩnh lặng.', 'Có gì đó lay động ở rìa khung hình.'],
    ['Thời gian giãn ra.', 'Một khoảnh khắc, được giữ hơi lâu.'],
    ['Những cái bóng tụ lại rồi đi tiếp.', 'Bóng đến trước, rồi mới đến hình.'],
    ['Mọi thứ chờ đợi.', 'Xa xa, một âm thanh tắt dần.'],
    ['Một nhịp tim. Thêm một nhịp.', 'Thế giới nghiêng đi một chút.'],
    ['Điều còn lại là hơi ấm.', 'Màu sắc trở lại, từ từ.'],
    ['Gió đổi chiều.', 'Một ánh nhìn cuối.'],
  ],
  closes: [
    '{T}. Và rồi ánh sáng tắt.',
    'Màn đen. Và trong màn đen, một tiếng vọng: {t}.',
    'Không còn gì nữa. Chỉ có {s}.',
  ],
}
