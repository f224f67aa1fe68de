import { wishPlot } from '../wish-plot.ts'

export const maui = wishPlot({
  id: 'wish-maui',
  wishes: ['maui', 'māui', 'maui sun', 'māui sun', 'maui slows the sun', 'māui slows the sun', 'maui catches the sun', 'maui and the ropes', 'slowed the sun', 'slow down the sun', 'lasso the sun', 'how maui slowed the sun', 'tamanuitera', 'polynesian legend', 'maori legend', 'māori legend'],
  answers: ['sun', 'slowed', 'slows', 'slow', 'slowing', 'catch', 'catches', 'caught', 'catching', 'ropes', 'rope', 'brothers', 'day', 'days', 'long', 'longer', 'legend', 'demigod', 'story', 'lasso', 'fish', 'net', 'flax', 'sky'],
  except: ['holiday', 'hawaii', 'flight', 'moana'],
  moods: ['proud', 'learning'],
  fed: true,
  company: ['sun', 'fish'],
  about: 'Māui ropes the running sun so that his fish gets cooked by daylight, and then the day is longer than he can stay awake.',
  titles: ['The Sun Has Got to Walk', 'A Rope of Three', '{H} Is Māui', 'Over the Hill in Four Steps', 'They’re Still On It'],
  want: [
    {
      id: 'four-steps',
      A: 'partner',
      paragraphs: [
        'In those days the sun ran. {A} was the sun, with a yellow cushion held out in front and a torch behind it. It came up at the door, took four steps over the rug, and was down behind the chair. Then it was night again.',
        '{H} was Māui, and Māui was hungry. The fish was a slipper, and it had only just gone into the pot. “It’s raw,” said {H} in the dark. Māui wanted to eat one fish by daylight.'
      ]
    }
  ],
  way: [
    {
      id: 'one-strand',
      A: 'partner',
      paragraphs: [
        'So {H} took a rope, which was one long strand of green wool. At noon {H} threw it over the sun. “Fsss,” said the sun, and ran on. “Burnt,” said {A} from behind the chair.',
        'The next day {H} held on to the cushion with both hands. Māui was pulled right over the sky on both knees, and went down too.'
      ]
    },
    {
      id: 'washing',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'It wasn’t only the fish. Māui’s mother had hung up some cloth to dry, and it was the tea towel. The sun came up. {H} spread out one corner. The sun went down. “Is it dry?” asked {A}. It had not even been flat.',
        '“Feel it,” said Māui. The sun felt it, and left a little quickly. “I’ve got to be over there,” it said. “What’s over there?” asked {H}. Nobody had ever asked it that. “The other side,” said {A}.'
      ]
    },
    {
      id: 'brothers',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Māui had four big brothers, and {A} was all of them, one after the other. “It can’t be done,” said the first. “It’s too hot,” said the second. “It’s too far,” said the third. “What did they say?” asked the fourth, who had come late.',
        '“You hold the other ends,” said {H}. There was an end for each of the four, two to a hand. They went on saying that it couldn’t be done. But they said it while they pulled.'
      ]
    },
    {
      id: 'walk-by-night',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The sun comes up in the east. You have to walk there by night, or it will see you. So {H} walked in the dark, with both arms out. When the torch went on, {H} lay down flat and was a hill.',
        '“That hill wasn’t there yesterday,” said the sun, running past. “Hills come,” said {H}. Then it was night, and the hill got up and took its bundle.'
      ]
    },
    {
      id: 'big-fish',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Tell me about your other fish,” said {A}. Māui had once caught one so big that people live on it now. You can see that on any map. Its head is at the bottom, and there is a lake where the eye is. “What did you catch it with?” asked the sun.',
        '“A hook,” said {H}, and showed how long, and then how hard it pulled. {A} leaned back too. It came up out of the rug with all its hills on. “I’ve been running over that every day,” said the sun. “I thought it felt like scales.”'
      ]
    },
    {
      id: 'canoe',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Māui went out to fish in a canoe, and it was the laundry basket. {H} paddled out as far as the lamp, and let down the line. The sun ran over. It was dark, and {H} paddled home again. “Caught anything?” asked {A}. “A cold,” said Māui.',
        'The next time {H} left the fish out of it, and only paddled. Out, and round, and home before dark. “That was quick,” said the sun. “But where have you been?” “On my way back,” said {H}.'
      ]
    },
    {
      id: 'shadows',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'While the sun ran, the shadows had to run too. The shadow of the table shot round like the hand of a clock. “Look what you’re doing,” said {H}. {A} ran over the rug once more, to see it. The chair’s shadow tipped up the wall and was gone.',
        '“Do they mind?” asked the sun. {H} looked at Māui’s own shadow. It was sitting down, and {H} wasn’t. “That one’s worn out,” said Māui.'
      ]
    },
    {
      id: 'grandmother',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Māui had a clever grandmother,” said {S}. “Whatever he did, he did it with something that she’d left him.” “What have you got for me?” asked {A}. {S} looked in every pocket, and there was a bootlace.',
        '“It’s strong,” said {S}. “It’s been up a mountain, and into a canal.” So it was plaited into the rope as well. You could always tell where it was, for it still had its two metal tips.'
      ]
    },
    {
      id: 'birds',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was the birds. With the days so short, they had hardly said good morning before it was good night. “Tweet,” said {S}, and put {S}’s head under one arm. Then the torch came on, and {S} had to start again.',
        '“Couldn’t you do a longer one?” asked {A}. {S} took a deep breath. “Twee,” said {S}, and there went the sun. The other half had to be kept for tomorrow.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was one who did not care how fast the sun went, and that was {A}. A spot of light from the torch ran over the floor. {A} looked at it. It ran back the other way, and it ran over {A}.',
        '“It’s catching you,” said {H}, “and I’m supposed to catch it.” {A} lay down exactly where the light had been. That was the nearest that anybody had come so far.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'Once Māui was a very small baby. His mother wrapped him in her own hair, and the sea rocked him. {A} was Māui when he was little, and was wrapped in a shawl. {H} was the sea. “Shhh,” said {H}, and rolled {A} a bit to the left, and a bit to the right.',
        '{A} got one fist out and took hold of the fringe. It was the first rope that Māui ever pulled.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I come from where it gets light late,” said {S}, “and I’ve hardly unpacked before it’s dark again. Can’t anybody do something?” “I’m on it,” said {A}, over and under, with the rope in {A}’s lap.',
        '{S} held the strands tight at one end. Neither of them spoke until the end of the row. “If you get it,” said {S}, “ask if it’d stop over our house for a bit. There’s a room at the back that it’s never seen.”'
      ]
    },
    {
      id: 'getting-up',
      A: 'partner',
      paragraphs: [
        '“You always come at noon,” said {A} in the dark. “That’s when I’m fastest. You should see me in the morning, in my hole! First my head. Then I have to find my arms.” The sun yawned. It had said too much.',
        '“And one strand’s nothing,” said {A}. “And three?” asked {H}. The sun did not answer that.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-night',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At night the sun has nothing to do. It looked out from behind the chair. “What’s that going to be?” asked {A}. “A rope,” said {H}. There are flat ropes, and round ones, and even square ones. Māui could make them all.',
        '“What’s it for?” “You’ll see in the morning,” said Māui. “I like it when there’s something in the morning,” said the sun. “It’s usually only me.”'
      ]
    },
    {
      id: 'the-loop',
      A: 'partner',
      paragraphs: [
        'That night {H} plaited green flax, left over the middle and right over the middle. {H} laid it in a ring round the sun’s hole. Then Māui hid behind a wall of cushions, with both ends.',
        'Up came the top of the sun, and then one side. “Now!” said Māui, and pulled. The ring closed round the yellow cushion. “Fsss,” said the sun. The rope held. “Fsss,” it said again, not so sure. “From now on you’ll walk,” said {H}, “or I won’t let go.”'
      ]
    },
    {
      id: 'how-slow',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“How slowly?” asked the sun. “Like that?” It took a step, and it was still nearly a run. {H} shook the rope. “Slower. Like somebody with soup.” {A} took a step like somebody with soup.',
        '“And now as if there was a baby asleep in the soup,” said {H}. The foot went up. You could have counted its toes. “Like that,” said Māui, “every day.”'
      ]
    },
    {
      id: 'noon',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'At noon the sun stood over the middle of the rug. Everybody’s shadow had crept in under their feet. “I’ve never been here for so long,” said {A}, and looked down. “What’s that?” “That’s the sea,” said {H}. “And the crumbs?” “Islands. People live on them.”',
        '“I always thought they were crumbs,” said the sun. It bent down to see the people better. It got so warm there that they all took off their hats.'
      ]
    },
    {
      id: 'long-day',
      A: 'partner',
      paragraphs: [
        'The sun walked. Māui ate the fish by daylight, and mended the net. {H} looked up. It was only afternoon.',
        '“You could go down now,” said Māui, and yawned. “I promised,” said the sun, and put one heel before the other toe. When it got to the chair, Māui lay flat on the rug. {A} held one hand in front of the torch, with {A}’s fingers apart. Long stripes of light fell across the wall.',
        '“Those are your ropes,” said {A}. “They’re still on it. When there are clouds, you can see them hang down.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down for the night and had to get up for the day.',
      '{names} chased the sun over the rug, and it won.',
      { text: '{names} hung a wet sock out in the sun and took it in just as wet.', needs: ['hands'] },
      { text: '{names} waved to the sun, but it had no time.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked, and missed all of Thursday.',
      '{names} came out to look for the sun, and it was just gone.',
      { text: '{names} wished Māui good morning, good night and good morning.', needs: ['hands'] },
      { text: '{names} set the table for lunch, and it was bedtime.', needs: ['hands'] }
    ],
    turn: [
      '{names} held quite still behind the wall of cushions.',
      '{names} rolled over in the sun, and there was time to do the other side.',
      { text: '{names} took hold of the rope’s end, to be one more knot.', needs: ['hands'] },
      { text: '{names} hung the wet sock out again, and this time it got warm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot was empty, and the fish stood beside the other slipper. {H} laid the rope in a ring, in case anybody should want to run tomorrow.',
    '{H} washed as slowly as the sun, one ear and then the other. {H} lay down, first {H}’s head, and then {H}’s arms had to be found.'
  ],
  last: [
    'It had been the longest day there ever was, and {H} slept at the end of it.',
    'The sun had gone down at a walk, and {H} was asleep before it got there.'
  ]
})
