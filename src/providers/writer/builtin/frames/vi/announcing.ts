export const announcing = {
  notices: [
    ['Một tin ngắn cho những ai liên quan.', 'Đây là điều bạn nên biết.'],
    [
      'Kế hoạch đôi khi thay đổi, và biết sớm thì vẫn hơn.',
      'Biết bây giờ còn hơn đứng trước cánh cửa đóng.',
    ],
    ['Xin nhắn giúp những người ít xem điện thoại.', 'Hãy chuyển tin đến những ai cần biết.'],
    ['Hãy ghi lại, và đổi kế hoạch nếu cần.', 'Hãy dành một phút xem lại lịch của mình.'],
    [
      'Nếu chưa chắc, hãy hỏi trước khi lên đường.',
      'Đỡ mất công đi, lại có thêm thời gian cho việc khác.',
    ],
    ['Khi có tin mới, bạn sẽ được biết.', 'Sẽ có thêm tin khi có thêm điều để nói.'],
    ['Cảm ơn bạn đã thông cảm.', 'Cảm ơn bạn đã chuyển tin.'],
  ],
  searches: [
    ['Xin hãy nhìn kỹ một chút.', 'Điều này dành cho những ai sống hoặc làm việc gần đó.'],
    ['Có người đang đợi, và mỗi giờ đều quý.', 'Hôm nay có người không nghĩ được điều gì khác.'],
    ['Hãy nhớ lại: mấy ngày qua bạn đã thấy gì?', 'Trên đường đi, hãy nhìn cả những góc vắng.'],
    [
      'Hãy hỏi hàng xóm, các cửa tiệm, và những người dắt chó đi dạo.',
      'Đôi khi chỉ cần nhìn ra sau một hàng rào.',
    ],
    ['Hãy kể cho những người xung quanh.', 'Càng nhiều người biết, càng dễ tìm.'],
    ['Một manh mối nhỏ cũng có ích.', 'Tin nào cũng quý, dù nhỏ đến đâu.'],
    ['Cảm ơn bạn đã giúp.', 'Cảm ơn bạn đã để mắt giúp.'],
  ],
}
